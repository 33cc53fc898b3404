BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0005');
CREATE TABLE bookmarks (
	table_id TEXT NOT NULL, 
	seq INTEGER NOT NULL, 
	maker TEXT NOT NULL, 
	body TEXT NOT NULL, 
	CONSTRAINT pk_bookmarks PRIMARY KEY (table_id), 
	CONSTRAINT fk_bookmarks_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "bookmarks" VALUES('0290c157e63277b3',12,'0.1.0 1 2','{"steps":["enter 0,0","enter 0,0","move 0,1","move 0,2","move 0,3"],"check":"03921a3d","members":[{"id":0,"name":"Anna","ready":true},{"id":1,"name":"Ben","ready":true}],"declined":[],"done":[[0,{"f720af1e14b084d5":3,"a9ab539f7c0b1e1c":5,"52dd7a4ce88f480b":7,"3da42d5d6544bc19":8,"e623c8ef4fc05432":9,"2fc202b2dc8f7ea9":10,"e771f7cc82ad45e9":11,"394dcd39c5f2028c":12}],[1,{"c91deefc35a131d6":4,"dcd1ca8415ae037b":6}]],"holders":[{"kind":"person","person":0},{"kind":"person","person":1}],"authors":[0,1,0,0,0],"seqs":[5,6,7,8,9],"log":[{"seq":2,"step":0,"text":"Ben sat down.","spots":[],"cite":null,"pawn":-1,"undone":false,"kind":"join","fire":false,"phrase":null},{"seq":3,"step":0,"text":"Anna is ready.","spots":[],"cite":null,"pawn":-1,"undone":false,"kind":"ready","fire":false,"phrase":null},{"seq":4,"step":0,"text":"Ben is ready.","spots":[],"cite":null,"pawn":-1,"undone":false,"kind":"ready","fire":false,"phrase":null},{"seq":5,"step":1,"text":"Firefighter 1 entered in the north-west corner of the garden.","spots":["square:0,0","pawn:0"],"cite":{"rule":"Setup: Firefighters","section":"flashpoint/starting-squares"},"pawn":0,"undone":false,"kind":"entered","fire":false,"phrase":{"name":"event.entered","arguments":{"who":{"name":"pawn.number","arguments":{"number":1}},"square":{"name":"place.whole","arguments":{"whole":{"name":"ground.corner","arguments":{"corner":{"name":"direction.nw","arguments":{}}}},"square":"0,0"}}}}},{"seq":6,"step":2,"text":"Firefighter 2 entered in the north-west corner of the garden.","spots":["square:0,0","pawn:1"],"cite":{"rule":"Setup: Firefighters","section":"flashpoint/starting-squares"},"pawn":1,"undone":false,"kind":"entered","fire":false,"phrase":{"name":"event.entered","arguments":{"who":{"name":"pawn.number","arguments":{"number":2}},"square":{"name":"place.whole","arguments":{"whole":{"name":"ground.corner","arguments":{"corner":{"name":"direction.nw","arguments":{}}}},"square":"0,0"}}}}},{"seq":6,"step":2,"text":"Firefighter 1 began a turn with 4 AP.","spots":["pawn:0"],"cite":{"rule":"Game Play","section":"flashpoint/turn"},"pawn":1,"undone":false,"kind":"turn-started","fire":false,"phrase":{"name":"event.turn-started","arguments":{"who":{"name":"pawn.number","arguments":{"number":1}},"ap":4,"free":0}}},{"seq":7,"step":3,"text":"Firefighter 1 moved to the back garden by the west end of the living room.","spots":["square:0,1","square:0,0","pawn:0"],"cite":{"rule":"Take Actions: Move","section":"flashpoint/move"},"pawn":0,"undone":false,"kind":"moved","fire":false,"phrase":{"name":"event.moved","arguments":{"who":{"name":"pawn.number","arguments":{"number":1}},"start":{"name":"place.whole","arguments":{"whole":{"name":"ground.corner","arguments":{"corner":{"name":"direction.nw","arguments":{}}}},"square":"0,0"}},"square":{"name":"place.by-end","arguments":{"whole":{"name":"ground.n","arguments":{}},"what":{"name":"room.named","arguments":{"title":"living room"}},"square":"0,1","end":{"name":"direction.w","arguments":{}}}},"load":"nothing","led":0,"by":{"name":"pawn.number","arguments":{"number":1}},"ordered":false}}},{"seq":8,"step":4,"text":"Firefighter 1 moved to the back garden by the middle of the living room.","spots":["square:0,2","square:0,1","pawn:0"],"cite":{"rule":"Take Actions: Move","section":"flashpoint/move"},"pawn":0,"undone":false,"kind":"moved","fire":false,"phrase":{"name":"event.moved","arguments":{"who":{"name":"pawn.number","arguments":{"number":1}},"start":{"name":"place.by-end","arguments":{"whole":{"name":"ground.n","arguments":{}},"what":{"name":"room.named","arguments":{"title":"living room"}},"square":"0,1","end":{"name":"direction.w","arguments":{}}}},"square":{"name":"place.by-middle","arguments":{"whole":{"name":"ground.n","arguments":{}},"what":{"name":"room.named","arguments":{"title":"living room"}},"square":"0,2"}},"load":"nothing","led":0,"by":{"name":"pawn.number","arguments":{"number":1}},"ordered":false}}},{"seq":9,"step":5,"text":"Firefighter 1 moved to the back garden by the east end of the living room.","spots":["square:0,3","square:0,2","pawn:0"],"cite":{"rule":"Take Actions: Move","section":"flashpoint/move"},"pawn":0,"undone":false,"kind":"moved","fire":false,"phrase":{"name":"event.moved","arguments":{"who":{"name":"pawn.number","arguments":{"number":1}},"start":{"name":"place.by-middle","arguments":{"whole":{"name":"ground.n","arguments":{}},"what":{"name":"room.named","arguments":{"title":"living room"}},"square":"0,2"}},"square":{"name":"place.by-end","arguments":{"whole":{"name":"ground.n","arguments":{}},"what":{"name":"room.named","arguments":{"title":"living room"}},"square":"0,3","end":{"name":"direction.e","arguments":{}}}},"load":"nothing","led":0,"by":{"name":"pawn.number","arguments":{"number":1}},"ordered":false}}},{"seq":10,"step":6,"text":"Firefighter 1 moved to the back garden by the west end of the bathroom.","spots":["square:0,4","square:0,3","pawn:0"],"cite":{"rule":"Take Actions: Move","section":"flashpoint/move"},"pawn":0,"undone":true,"kind":"moved","fire":false,"phrase":{"name":"event.moved","arguments":{"who":{"name":"pawn.number","arguments":{"number":1}},"start":{"name":"place.by-end","arguments":{"whole":{"name":"ground.n","arguments":{}},"what":{"name":"room.named","arguments":{"title":"living room"}},"square":"0,3","end":{"name":"direction.e","arguments":{}}}},"square":{"name":"place.by-end","arguments":{"whole":{"name":"ground.n","arguments":{}},"what":{"name":"room.named","arguments":{"title":"bathroom"}},"square":"0,4","end":{"name":"direction.w","arguments":{}}}},"load":"nothing","led":0,"by":{"name":"pawn.number","arguments":{"number":1}},"ordered":false}}},{"seq":12,"step":5,"text":"Anna took back “move 0,4”.","spots":[],"cite":null,"pawn":-1,"undone":false,"kind":"undo","fire":false,"phrase":null}],"chat":[{"seq":11,"person":0,"name":"Anna","text":"Hello, Ben","at":"2026-11-16T16:38:17.568691+00:00"}],"said":1,"proposal":null,"aids":{"hint":false,"chance":false,"threats":false},"aids_used":{},"started":true,"paused":false,"next":null,"next_seq":0,"seq":12,"position":12}');
CREATE TABLE challenges (
	id TEXT NOT NULL, 
	table_id TEXT NOT NULL, 
	CONSTRAINT pk_challenges PRIMARY KEY (id), 
	CONSTRAINT uq_challenges_table_id UNIQUE (table_id), 
	CONSTRAINT fk_challenges_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "challenges" VALUES('23d8e40c368830cf','0290c157e63277b3');
CREATE TABLE days (
	table_id TEXT NOT NULL, 
	day TEXT NOT NULL, 
	game TEXT NOT NULL, 
	rank TEXT NOT NULL, 
	names TEXT NOT NULL, 
	result TEXT NOT NULL, 
	figures TEXT NOT NULL, 
	advice TEXT NOT NULL, 
	at DATETIME NOT NULL, 
	CONSTRAINT pk_days PRIMARY KEY (table_id), 
	CONSTRAINT fk_days_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE ends (
	table_id TEXT NOT NULL, 
	CONSTRAINT pk_ends PRIMARY KEY (table_id), 
	CONSTRAINT fk_ends_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "ends" VALUES('fead1e3fdb9697f6');
CREATE TABLE entries (
	table_id TEXT NOT NULL, 
	seq INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	person INTEGER, 
	at DATETIME NOT NULL, 
	body TEXT NOT NULL, 
	CONSTRAINT pk_entries PRIMARY KEY (table_id, seq), 
	CONSTRAINT fk_entries_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "entries" VALUES('0290c157e63277b3',1,'begin',0,'2026-11-16 16:38:16.719475','{"entry":"begin","effect":{"do":"play","steps":[]},"holders":[{"kind":"person","person":0},{"kind":"open"}],"people":[{"id":0,"name":"Anna"}],"aids":{"hint":false,"chance":false,"threats":false}}');
INSERT INTO "entries" VALUES('0290c157e63277b3',2,'join',1,'2026-11-16 16:38:16.930412','{"entry":"join","name":"Ben","pawns":[1]}');
INSERT INTO "entries" VALUES('0290c157e63277b3',3,'ready',0,'2026-11-16 16:38:17.533460','{"entry":"ready","ready":true,"mark":"f720af1e14b084d5"}');
INSERT INTO "entries" VALUES('0290c157e63277b3',4,'ready',1,'2026-11-16 16:38:17.536469','{"entry":"ready","ready":true,"mark":"c91deefc35a131d6"}');
INSERT INTO "entries" VALUES('0290c157e63277b3',5,'play',0,'2026-11-16 16:38:17.543920','{"entry":"play","effect":{"do":"play","steps":[["enter 0,0",""]]},"mark":"a9ab539f7c0b1e1c"}');
INSERT INTO "entries" VALUES('0290c157e63277b3',6,'play',1,'2026-11-16 16:38:17.549507','{"entry":"play","effect":{"do":"play","steps":[["enter 0,0",""]]},"mark":"dcd1ca8415ae037b"}');
INSERT INTO "entries" VALUES('0290c157e63277b3',7,'play',0,'2026-11-16 16:38:17.553376','{"entry":"play","effect":{"do":"play","steps":[["move 0,1",""]]},"mark":"52dd7a4ce88f480b"}');
INSERT INTO "entries" VALUES('0290c157e63277b3',8,'play',0,'2026-11-16 16:38:17.557269','{"entry":"play","effect":{"do":"play","steps":[["move 0,2",""]]},"mark":"3da42d5d6544bc19"}');
INSERT INTO "entries" VALUES('0290c157e63277b3',9,'play',0,'2026-11-16 16:38:17.561190','{"entry":"play","effect":{"do":"play","steps":[["move 0,3",""]]},"mark":"e623c8ef4fc05432"}');
INSERT INTO "entries" VALUES('0290c157e63277b3',10,'play',0,'2026-11-16 16:38:17.565442','{"entry":"play","effect":{"do":"play","steps":[["move 0,4",""]]},"mark":"2fc202b2dc8f7ea9"}');
INSERT INTO "entries" VALUES('0290c157e63277b3',11,'chat',0,'2026-11-16 16:38:17.568691','{"entry":"chat","text":"Hello, Ben","mark":"e771f7cc82ad45e9"}');
INSERT INTO "entries" VALUES('0290c157e63277b3',12,'undo',0,'2026-11-16 16:38:17.570769','{"entry":"undo","effect":{"do":"undo","to":5},"mark":"394dcd39c5f2028c"}');
INSERT INTO "entries" VALUES('fead1e3fdb9697f6',1,'begin',0,'2026-11-16 16:38:17.593610','{"entry":"begin","effect":{"do":"play","steps":[]},"holders":[{"kind":"person","person":0}],"people":[{"id":0,"name":"Anna"}],"aids":{"hint":false,"chance":false,"threats":false}}');
INSERT INTO "entries" VALUES('fead1e3fdb9697f6',2,'play',0,'2026-11-16 16:38:17.620569','{"entry":"play","effect":{"do":"play","steps":[["enter 0,0",""]]},"mark":"8545d9575af8a5a5"}');
INSERT INTO "entries" VALUES('fead1e3fdb9697f6',3,'play',0,'2026-11-16 16:38:17.628743','{"entry":"play","effect":{"do":"play","steps":[["end",""],["roll 4,1","roll-advance"]]},"mark":"93bc61fa8a76a0a9"}');
INSERT INTO "entries" VALUES('fead1e3fdb9697f6',4,'play',0,'2026-11-16 16:38:17.656766','{"entry":"play","effect":{"do":"play","steps":[["end",""],["roll 5,5","roll-advance"]]},"mark":"7ba1aad0887eccf8"}');
INSERT INTO "entries" VALUES('fead1e3fdb9697f6',5,'play',0,'2026-11-16 16:38:17.665009','{"entry":"play","effect":{"do":"play","steps":[["end",""],["roll 1,8","roll-advance"]]},"mark":"4462c35161959208"}');
INSERT INTO "entries" VALUES('fead1e3fdb9697f6',6,'play',0,'2026-11-16 16:38:17.669441','{"entry":"play","effect":{"do":"play","steps":[["end",""],["roll 3,4","roll-advance"]]},"mark":"9f0aa73b1f879c2f"}');
INSERT INTO "entries" VALUES('fead1e3fdb9697f6',7,'play',0,'2026-11-16 16:38:17.674998','{"entry":"play","effect":{"do":"play","steps":[["end",""],["roll 5,8","roll-advance"]]},"mark":"f9656183c619c853"}');
INSERT INTO "entries" VALUES('fead1e3fdb9697f6',8,'play',0,'2026-11-16 16:38:17.679109','{"entry":"play","effect":{"do":"play","steps":[["end",""],["roll 1,5","roll-advance"]]},"mark":"1ae230d0660554fb"}');
INSERT INTO "entries" VALUES('fead1e3fdb9697f6',9,'play',0,'2026-11-16 16:38:17.682544','{"entry":"play","effect":{"do":"play","steps":[["end",""],["roll 4,8","roll-advance"]]},"mark":"c56d55a8a44cdc88"}');
INSERT INTO "entries" VALUES('fead1e3fdb9697f6',10,'play',0,'2026-11-16 16:38:17.685900','{"entry":"play","effect":{"do":"play","steps":[["end",""],["roll 3,1","roll-advance"]]},"mark":"0f1c1dcec84dbb69"}');
INSERT INTO "entries" VALUES('fead1e3fdb9697f6',11,'play',0,'2026-11-16 16:38:17.690796','{"entry":"play","effect":{"do":"play","steps":[["end",""],["roll 2,4","roll-advance"]]},"mark":"4e70c85cc8bc2c20"}');
INSERT INTO "entries" VALUES('fead1e3fdb9697f6',12,'play',0,'2026-11-16 16:38:17.701092','{"entry":"play","effect":{"do":"play","steps":[["end",""],["roll 3,7","roll-advance"]]},"mark":"f24039ad96e4753f"}');
INSERT INTO "entries" VALUES('fead1e3fdb9697f6',13,'play',0,'2026-11-16 16:38:17.709382','{"entry":"play","effect":{"do":"play","steps":[["end",""],["roll 3,4","roll-advance"],["reveal false-alarm","reveal"],["roll 2,3","roll-point"]]},"mark":"52fa65341b4fd591"}');
INSERT INTO "entries" VALUES('fead1e3fdb9697f6',14,'play',0,'2026-11-16 16:38:17.715963','{"entry":"play","effect":{"do":"play","steps":[["end",""],["roll 4,6","roll-advance"]]},"mark":"118be8850c81f945"}');
INSERT INTO "entries" VALUES('fead1e3fdb9697f6',15,'play',0,'2026-11-16 16:38:17.720035','{"entry":"play","effect":{"do":"play","steps":[["end",""],["roll 1,1","roll-advance"]]},"mark":"8ad51d37c5e9fc85"}');
INSERT INTO "entries" VALUES('fead1e3fdb9697f6',16,'play',0,'2026-11-16 16:38:17.723853','{"entry":"play","effect":{"do":"play","steps":[["end",""],["roll 6,7","roll-advance"]]},"mark":"e3fbf9570eca2dad"}');
INSERT INTO "entries" VALUES('fead1e3fdb9697f6',17,'play',0,'2026-11-16 16:38:17.727378','{"entry":"play","effect":{"do":"play","steps":[["end",""],["roll 6,8","roll-advance"]]},"mark":"46e503af18ab7562"}');
INSERT INTO "entries" VALUES('fead1e3fdb9697f6',18,'play',0,'2026-11-16 16:38:17.732075','{"entry":"play","effect":{"do":"play","steps":[["end",""],["roll 3,7","roll-advance"]]},"mark":"0489dab678b2f96a"}');
INSERT INTO "entries" VALUES('fead1e3fdb9697f6',19,'play',0,'2026-11-16 16:38:17.736512','{"entry":"play","effect":{"do":"play","steps":[["end",""],["roll 2,3","roll-advance"],["reveal victim","reveal"],["roll 4,5","roll-point"]]},"mark":"c43e48c2e9c0c4aa"}');
INSERT INTO "entries" VALUES('fead1e3fdb9697f6',20,'play',0,'2026-11-16 16:38:17.740956','{"entry":"play","effect":{"do":"play","steps":[["end",""],["roll 4,1","roll-advance"]]},"mark":"07423a928e10fc25"}');
INSERT INTO "entries" VALUES('fead1e3fdb9697f6',21,'play',0,'2026-11-16 16:38:17.745551','{"entry":"play","effect":{"do":"play","steps":[["end",""],["roll 2,5","roll-advance"]]},"mark":"c92418f33d63a747"}');
INSERT INTO "entries" VALUES('fead1e3fdb9697f6',22,'play',0,'2026-11-16 16:38:17.749749','{"entry":"play","effect":{"do":"play","steps":[["end",""],["roll 4,5","roll-advance"],["reveal victim","reveal"],["roll 6,4","roll-point"]]},"mark":"0d8555bf2d365b74"}');
INSERT INTO "entries" VALUES('fead1e3fdb9697f6',23,'play',0,'2026-11-16 16:38:17.754650','{"entry":"play","effect":{"do":"play","steps":[["end",""],["roll 3,3","roll-advance"]]},"mark":"6aefb4cf60849b35"}');
INSERT INTO "entries" VALUES('fead1e3fdb9697f6',24,'play',0,'2026-11-16 16:38:17.760112','{"entry":"play","effect":{"do":"play","steps":[["end",""],["roll 1,4","roll-advance"]]},"mark":"a0229416598a190f"}');
INSERT INTO "entries" VALUES('fead1e3fdb9697f6',25,'play',0,'2026-11-16 16:38:17.764133','{"entry":"play","effect":{"do":"play","steps":[["end",""],["roll 1,5","roll-advance"]]},"mark":"c60f7639257e5cf0"}');
INSERT INTO "entries" VALUES('fead1e3fdb9697f6',26,'play',0,'2026-11-16 16:38:17.769691','{"entry":"play","effect":{"do":"play","steps":[["end",""],["roll 6,4","roll-advance"],["reveal victim","reveal"],["roll 3,7","roll-point"]]},"mark":"464c1ec00010fe6a"}');
INSERT INTO "entries" VALUES('fead1e3fdb9697f6',27,'play',0,'2026-11-16 16:38:17.775646','{"entry":"play","effect":{"do":"play","steps":[["end",""],["roll 6,6","roll-advance"],["reveal false-alarm","reveal"],["roll 4,5","roll-point"]]},"mark":"c2ff83ecae825a4c"}');
INSERT INTO "entries" VALUES('fead1e3fdb9697f6',28,'play',0,'2026-11-16 16:38:17.799901','{"entry":"play","effect":{"do":"play","steps":[["end",""],["roll 3,5","roll-advance"],["reveal victim","reveal"]]},"mark":"99ada4a3392d98fb"}');
INSERT INTO "entries" VALUES('43b40c19112e163f',1,'begin',0,'2026-11-16 16:38:17.884835','{"entry":"begin","effect":{"do":"play","steps":[["black 5","roll-centre"],["roll 2,1","roll-set-up"],["red 3","roll-opposite"],["roll 2,4","roll-hazmat"],["roll 6,6","roll-hazmat"],["roll 4,4","roll-hazmat"],["roll 6,3","roll-hazmat"],["roll 2,2","roll-hot-spot"],["roll 5,7","roll-hot-spot"],["roll 6,4","roll-hot-spot"],["roll 3,6","roll-hot-spot"],["roll 3,1","roll-hot-spot"],["roll 3,4","roll-hot-spot"],["roll 4,2","roll-start-point"],["roll 6,1","roll-start-point"],["roll 6,5","roll-start-point"],["role cafs-firefighter","deal-role"],["role fire-captain","deal-role"],["role rescue-specialist","deal-role"],["role hazmat-technician","deal-role"]]},"holders":[{"kind":"person","person":0},{"kind":"person","person":0},{"kind":"person","person":0},{"kind":"person","person":0}],"people":[{"id":0,"name":"Anna"}],"aids":{"hint":false,"chance":false,"threats":false}}');
INSERT INTO "entries" VALUES('43b40c19112e163f',2,'play',0,'2026-11-16 16:38:17.989374','{"entry":"play","effect":{"do":"play","steps":[["park engine 1,9",""]]},"mark":"e8b664455201aae6"}');
CREATE TABLE lines (
	table_id TEXT NOT NULL, 
	status TEXT NOT NULL, 
	step INTEGER NOT NULL, 
	situation TEXT NOT NULL, 
	people TEXT NOT NULL, 
	open_seats INTEGER NOT NULL, 
	touched DATETIME NOT NULL, waits TEXT DEFAULT '[]' NOT NULL, due DATETIME, 
	CONSTRAINT pk_lines PRIMARY KEY (table_id), 
	CONSTRAINT fk_lines_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "lines" VALUES('fead1e3fdb9697f6','over',64,'Lost: too many victims died. Rescued 0 of 7, lost 4 of 4, damage 13 of 24.','["Anna"]',0,'2026-11-16 16:38:17.816691','[]',NULL);
CREATE TABLE locker_games (
	locker TEXT NOT NULL, 
	table_id TEXT NOT NULL, 
	game TEXT NOT NULL, 
	ruleset TEXT NOT NULL, 
	board TEXT NOT NULL, 
	difficulty TEXT NOT NULL, 
	crew TEXT NOT NULL, 
	people INTEGER NOT NULL, 
	result TEXT NOT NULL, 
	ending TEXT NOT NULL, 
	figures TEXT NOT NULL, 
	feats TEXT NOT NULL, 
	advice INTEGER NOT NULL, 
	luck FLOAT, 
	decisions FLOAT, 
	at DATETIME NOT NULL, 
	CONSTRAINT pk_locker_games PRIMARY KEY (locker, table_id), 
	CONSTRAINT fk_locker_games_locker FOREIGN KEY(locker) REFERENCES lockers (id)
);
CREATE TABLE locker_seats (
	locker TEXT NOT NULL, 
	table_id TEXT NOT NULL, 
	person INTEGER NOT NULL, 
	root TEXT NOT NULL, 
	token_hash TEXT NOT NULL, 
	CONSTRAINT pk_locker_seats PRIMARY KEY (locker, table_id), 
	CONSTRAINT fk_locker_seats_locker FOREIGN KEY(locker) REFERENCES lockers (id), 
	CONSTRAINT fk_locker_seats_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE lockers (
	id TEXT NOT NULL, 
	made DATETIME NOT NULL, 
	used DATETIME NOT NULL, 
	preferences TEXT NOT NULL, 
	CONSTRAINT pk_lockers PRIMARY KEY (id)
);
CREATE TABLE people (
	table_id TEXT NOT NULL, 
	person INTEGER NOT NULL, 
	name TEXT NOT NULL, 
	token_hash TEXT NOT NULL, 
	CONSTRAINT pk_people PRIMARY KEY (table_id, person), 
	CONSTRAINT fk_people_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "people" VALUES('0290c157e63277b3',0,'Anna','b9ad9c3558f59891bd14bbad9d7bd5b32ac3f5a3601c22e1c9f584def8788a07');
INSERT INTO "people" VALUES('0290c157e63277b3',1,'Ben','f2f9a4bf9fbbe1629fdca648179d5c783febe23f64d9dec1229fdbe160ed41cf');
INSERT INTO "people" VALUES('fead1e3fdb9697f6',0,'Anna','a749ab99e0505cacf97eb1d3c873af02f66eca1eef98fa209b6d255a09f1592d');
INSERT INTO "people" VALUES('43b40c19112e163f',0,'Anna','d650e352acb48831c46f49f3afd13cdce11b1f55aa2877eb6c67fc5b5b546cf1');
CREATE TABLE pushes (
	locker TEXT NOT NULL, 
	endpoint TEXT NOT NULL, 
	p256dh TEXT NOT NULL, 
	auth TEXT NOT NULL, 
	failures INTEGER NOT NULL, 
	CONSTRAINT pk_pushes PRIMARY KEY (locker, endpoint), 
	CONSTRAINT fk_pushes_locker FOREIGN KEY(locker) REFERENCES lockers (id)
);
CREATE TABLE results (
	table_id TEXT NOT NULL, 
	"key" TEXT NOT NULL, 
	names TEXT NOT NULL, 
	result TEXT NOT NULL, 
	ending TEXT NOT NULL, 
	score TEXT NOT NULL, 
	steps INTEGER NOT NULL, 
	aids_used TEXT NOT NULL, 
	at DATETIME NOT NULL, 
	CONSTRAINT pk_results PRIMARY KEY (table_id), 
	CONSTRAINT fk_results_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "results" VALUES('fead1e3fdb9697f6','7e7e6ccbb58d1b488b923d5f5002dfb2','["Anna"]','lost','victims-lost','Lost: too many victims died. Rescued 0 of 7, lost 4 of 4, damage 13 of 24.',64,'{}','2026-11-16 16:38:17.830486');
CREATE TABLE tables (
	id TEXT NOT NULL, 
	code TEXT NOT NULL, 
	created DATETIME NOT NULL, 
	public BOOLEAN NOT NULL, 
	title TEXT NOT NULL, 
	game TEXT NOT NULL, 
	setup TEXT NOT NULL, 
	seed BIGINT, 
	daily TEXT, 
	about TEXT NOT NULL, 
	CONSTRAINT pk_tables PRIMARY KEY (id), 
	CONSTRAINT uq_tables_code UNIQUE (code)
);
INSERT INTO "tables" VALUES('0290c157e63277b3','8XQ6DH','2026-11-16 16:38:16.719475',0,'Flash Point 2011, Family Game','flashpoint','{"ruleset":"flashpoint/family","crew":2}',2344522831007872,NULL,'{"consent":true,"patience":60}');
INSERT INTO "tables" VALUES('fead1e3fdb9697f6','HN6TJ2','2026-11-16 16:38:17.593610',1,'Flash Point 2011, Family Game','flashpoint','{"ruleset":"flashpoint/family","crew":1}',1,NULL,'{"consent":true,"patience":60}');
INSERT INTO "tables" VALUES('43b40c19112e163f','2PU9JB','2026-11-16 16:38:17.884835',0,'Flash Point: Brownstone','flashpoint','{"ruleset":"flashpoint/brownstone","difficulty":"veteran","crew":4}',7351863315517931,'2026-11-16','{"consent":true,"patience":60,"ranked":true}');
CREATE TABLE trials (
	id TEXT NOT NULL, 
	CONSTRAINT pk_trials PRIMARY KEY (id)
);
CREATE TABLE tries (
	day TEXT NOT NULL, 
	game TEXT NOT NULL, 
	player TEXT NOT NULL, 
	table_id TEXT NOT NULL, 
	CONSTRAINT pk_tries PRIMARY KEY (day, game, player)
);
INSERT INTO "tries" VALUES('2026-11-16','flashpoint','2b656262b79ce75bb24bc48d19c1c2a2ef824f936a3b785babb778c662220b95','43b40c19112e163f');
CREATE INDEX ix_lines_status_touched ON lines (status, touched);
CREATE INDEX ix_results_key ON results ("key");
CREATE INDEX ix_days_day_game_rank ON days (day, game, rank);
CREATE INDEX ix_lines_due ON lines (due);
CREATE INDEX ix_lockers_used ON lockers (used);
CREATE INDEX ix_locker_seats_table_id ON locker_seats (table_id);
CREATE INDEX ix_locker_games_table_id ON locker_games (table_id);
COMMIT;
