BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0006');
CREATE TABLE bookmarks (
	table_id TEXT NOT NULL, 
	seq INTEGER NOT NULL, 
	maker TEXT NOT NULL, 
	body TEXT NOT NULL, 
	CONSTRAINT pk_bookmarks PRIMARY KEY (table_id), 
	CONSTRAINT fk_bookmarks_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "bookmarks" VALUES('f8d2aacdf4871267',12,'0.1.0 2 2','{"steps":["enter 0,0","enter 0,0","move 0,1","move 0,2","move 0,3"],"check":"03921a3d","members":[{"id":0,"name":"Anna","ready":true},{"id":1,"name":"Ben","ready":true}],"declined":[],"done":[[0,{"f720af1e14b084d5":3,"a9ab539f7c0b1e1c":5,"52dd7a4ce88f480b":7,"3da42d5d6544bc19":8,"e623c8ef4fc05432":9,"2fc202b2dc8f7ea9":10,"e771f7cc82ad45e9":11,"394dcd39c5f2028c":12}],[1,{"c91deefc35a131d6":4,"dcd1ca8415ae037b":6}]],"holders":[{"kind":"person","person":0},{"kind":"person","person":1}],"authors":[0,1,0,0,0],"seqs":[5,6,7,8,9],"log":[{"seq":2,"step":0,"text":"Ben sat down.","spots":[],"cite":null,"pawn":-1,"undone":false,"kind":"join","fire":false,"phrase":null},{"seq":3,"step":0,"text":"Anna is ready.","spots":[],"cite":null,"pawn":-1,"undone":false,"kind":"ready","fire":false,"phrase":null},{"seq":4,"step":0,"text":"Ben is ready.","spots":[],"cite":null,"pawn":-1,"undone":false,"kind":"ready","fire":false,"phrase":null},{"seq":5,"step":1,"text":"Firefighter 1 entered in the north-west corner of the garden.","spots":["square:0,0","pawn:0"],"cite":{"rule":"Setup: Firefighters","section":"flashpoint/starting-squares"},"pawn":0,"undone":false,"kind":"entered","fire":false,"phrase":{"name":"event.entered","arguments":{"who":{"name":"pawn.number","arguments":{"number":1}},"square":{"name":"place.whole","arguments":{"whole":{"name":"ground.corner","arguments":{"corner":{"name":"direction.nw","arguments":{}}}},"square":"0,0"}}}}},{"seq":6,"step":2,"text":"Firefighter 2 entered in the north-west corner of the garden.","spots":["square:0,0","pawn:1"],"cite":{"rule":"Setup: Firefighters","section":"flashpoint/starting-squares"},"pawn":1,"undone":false,"kind":"entered","fire":false,"phrase":{"name":"event.entered","arguments":{"who":{"name":"pawn.number","arguments":{"number":2}},"square":{"name":"place.whole","arguments":{"whole":{"name":"ground.corner","arguments":{"corner":{"name":"direction.nw","arguments":{}}}},"square":"0,0"}}}}},{"seq":6,"step":2,"text":"Firefighter 1 began a turn with 4 AP.","spots":["pawn:0"],"cite":{"rule":"Game Play","section":"flashpoint/turn"},"pawn":1,"undone":false,"kind":"turn-started","fire":false,"phrase":{"name":"event.turn-started","arguments":{"who":{"name":"pawn.number","arguments":{"number":1}},"ap":4,"free":0}}},{"seq":7,"step":3,"text":"Firefighter 1 moved to the back garden by the west end of the living room.","spots":["square:0,1","square:0,0","pawn:0"],"cite":{"rule":"Take Actions: Move","section":"flashpoint/move"},"pawn":0,"undone":false,"kind":"moved","fire":false,"phrase":{"name":"event.moved","arguments":{"who":{"name":"pawn.number","arguments":{"number":1}},"start":{"name":"place.whole","arguments":{"whole":{"name":"ground.corner","arguments":{"corner":{"name":"direction.nw","arguments":{}}}},"square":"0,0"}},"square":{"name":"place.by-end","arguments":{"whole":{"name":"ground.n","arguments":{}},"what":{"name":"room.named","arguments":{"title":"living room"}},"square":"0,1","end":{"name":"direction.w","arguments":{}}}},"load":"nothing","led":0,"by":{"name":"pawn.number","arguments":{"number":1}},"ordered":false}}},{"seq":8,"step":4,"text":"Firefighter 1 moved to the back garden by the middle of the living room.","spots":["square:0,2","square:0,1","pawn:0"],"cite":{"rule":"Take Actions: Move","section":"flashpoint/move"},"pawn":0,"undone":false,"kind":"moved","fire":false,"phrase":{"name":"event.moved","arguments":{"who":{"name":"pawn.number","arguments":{"number":1}},"start":{"name":"place.by-end","arguments":{"whole":{"name":"ground.n","arguments":{}},"what":{"name":"room.named","arguments":{"title":"living room"}},"square":"0,1","end":{"name":"direction.w","arguments":{}}}},"square":{"name":"place.by-middle","arguments":{"whole":{"name":"ground.n","arguments":{}},"what":{"name":"room.named","arguments":{"title":"living room"}},"square":"0,2"}},"load":"nothing","led":0,"by":{"name":"pawn.number","arguments":{"number":1}},"ordered":false}}},{"seq":9,"step":5,"text":"Firefighter 1 moved to the back garden by the east end of the living room.","spots":["square:0,3","square:0,2","pawn:0"],"cite":{"rule":"Take Actions: Move","section":"flashpoint/move"},"pawn":0,"undone":false,"kind":"moved","fire":false,"phrase":{"name":"event.moved","arguments":{"who":{"name":"pawn.number","arguments":{"number":1}},"start":{"name":"place.by-middle","arguments":{"whole":{"name":"ground.n","arguments":{}},"what":{"name":"room.named","arguments":{"title":"living room"}},"square":"0,2"}},"square":{"name":"place.by-end","arguments":{"whole":{"name":"ground.n","arguments":{}},"what":{"name":"room.named","arguments":{"title":"living room"}},"square":"0,3","end":{"name":"direction.e","arguments":{}}}},"load":"nothing","led":0,"by":{"name":"pawn.number","arguments":{"number":1}},"ordered":false}}},{"seq":10,"step":6,"text":"Firefighter 1 moved to the back garden by the west end of the bathroom.","spots":["square:0,4","square:0,3","pawn:0"],"cite":{"rule":"Take Actions: Move","section":"flashpoint/move"},"pawn":0,"undone":true,"kind":"moved","fire":false,"phrase":{"name":"event.moved","arguments":{"who":{"name":"pawn.number","arguments":{"number":1}},"start":{"name":"place.by-end","arguments":{"whole":{"name":"ground.n","arguments":{}},"what":{"name":"room.named","arguments":{"title":"living room"}},"square":"0,3","end":{"name":"direction.e","arguments":{}}}},"square":{"name":"place.by-end","arguments":{"whole":{"name":"ground.n","arguments":{}},"what":{"name":"room.named","arguments":{"title":"bathroom"}},"square":"0,4","end":{"name":"direction.w","arguments":{}}}},"load":"nothing","led":0,"by":{"name":"pawn.number","arguments":{"number":1}},"ordered":false}}},{"seq":12,"step":5,"text":"Anna took back “move 0,4”.","spots":[],"cite":null,"pawn":-1,"undone":false,"kind":"undo","fire":false,"phrase":null}],"chat":[{"seq":11,"person":0,"name":"Anna","text":"Hello, Ben","at":"2026-11-16T18:00:04.670298+00:00"}],"said":1,"proposal":null,"aids":{"hint":false,"chance":false,"threats":false},"aids_used":{},"started":true,"paused":false,"closed":false,"hushed":false,"muted":[],"blocked":[],"next":null,"next_seq":0,"seq":12,"position":12,"since":"2026-11-16T18:00:04.676691Z"}');
CREATE TABLE challenges (
	id TEXT NOT NULL, 
	table_id TEXT NOT NULL, 
	CONSTRAINT pk_challenges PRIMARY KEY (id), 
	CONSTRAINT uq_challenges_table_id UNIQUE (table_id), 
	CONSTRAINT fk_challenges_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "challenges" VALUES('efa5ba604d770b8c','f8d2aacdf4871267');
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
INSERT INTO "ends" VALUES('966d88c2a756a8bc');
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
INSERT INTO "entries" VALUES('f8d2aacdf4871267',1,'begin',0,'2026-11-16 18:00:04.272025','{"entry":"begin","effect":{"do":"play","steps":[]},"holders":[{"kind":"person","person":0},{"kind":"open"}],"people":[{"id":0,"name":"Anna"}],"aids":{"hint":false,"chance":false,"threats":false}}');
INSERT INTO "entries" VALUES('f8d2aacdf4871267',2,'join',1,'2026-11-16 18:00:04.418367','{"entry":"join","name":"Ben","pawns":[1]}');
INSERT INTO "entries" VALUES('f8d2aacdf4871267',3,'ready',0,'2026-11-16 18:00:04.578539','{"entry":"ready","ready":true,"mark":"f720af1e14b084d5"}');
INSERT INTO "entries" VALUES('f8d2aacdf4871267',4,'ready',1,'2026-11-16 18:00:04.589100','{"entry":"ready","ready":true,"mark":"c91deefc35a131d6"}');
INSERT INTO "entries" VALUES('f8d2aacdf4871267',5,'play',0,'2026-11-16 18:00:04.596257','{"entry":"play","effect":{"do":"play","steps":[["enter 0,0",""]]},"mark":"a9ab539f7c0b1e1c"}');
INSERT INTO "entries" VALUES('f8d2aacdf4871267',6,'play',1,'2026-11-16 18:00:04.616027','{"entry":"play","effect":{"do":"play","steps":[["enter 0,0",""]]},"mark":"dcd1ca8415ae037b"}');
INSERT INTO "entries" VALUES('f8d2aacdf4871267',7,'play',0,'2026-11-16 18:00:04.628410','{"entry":"play","effect":{"do":"play","steps":[["move 0,1",""]]},"mark":"52dd7a4ce88f480b"}');
INSERT INTO "entries" VALUES('f8d2aacdf4871267',8,'play',0,'2026-11-16 18:00:04.637820','{"entry":"play","effect":{"do":"play","steps":[["move 0,2",""]]},"mark":"3da42d5d6544bc19"}');
INSERT INTO "entries" VALUES('f8d2aacdf4871267',9,'play',0,'2026-11-16 18:00:04.651486','{"entry":"play","effect":{"do":"play","steps":[["move 0,3",""]]},"mark":"e623c8ef4fc05432"}');
INSERT INTO "entries" VALUES('f8d2aacdf4871267',10,'play',0,'2026-11-16 18:00:04.663101','{"entry":"play","effect":{"do":"play","steps":[["move 0,4",""]]},"mark":"2fc202b2dc8f7ea9"}');
INSERT INTO "entries" VALUES('f8d2aacdf4871267',11,'chat',0,'2026-11-16 18:00:04.670298','{"entry":"chat","text":"Hello, Ben","mark":"e771f7cc82ad45e9"}');
INSERT INTO "entries" VALUES('f8d2aacdf4871267',12,'undo',0,'2026-11-16 18:00:04.676691','{"entry":"undo","effect":{"do":"undo","to":5},"mark":"394dcd39c5f2028c"}');
INSERT INTO "entries" VALUES('966d88c2a756a8bc',1,'begin',0,'2026-11-16 18:00:04.712361','{"entry":"begin","effect":{"do":"play","steps":[]},"holders":[{"kind":"person","person":0}],"people":[{"id":0,"name":"Anna"}],"aids":{"hint":false,"chance":false,"threats":false}}');
INSERT INTO "entries" VALUES('966d88c2a756a8bc',2,'play',0,'2026-11-16 18:00:04.772585','{"entry":"play","effect":{"do":"play","steps":[["enter 0,0",""]]},"mark":"8545d9575af8a5a5"}');
INSERT INTO "entries" VALUES('966d88c2a756a8bc',3,'play',0,'2026-11-16 18:00:04.788198','{"entry":"play","effect":{"do":"play","steps":[["end",""],["roll 4,1","roll-advance"]]},"mark":"93bc61fa8a76a0a9"}');
INSERT INTO "entries" VALUES('966d88c2a756a8bc',4,'play',0,'2026-11-16 18:00:04.816518','{"entry":"play","effect":{"do":"play","steps":[["end",""],["roll 5,5","roll-advance"]]},"mark":"7ba1aad0887eccf8"}');
INSERT INTO "entries" VALUES('966d88c2a756a8bc',5,'play',0,'2026-11-16 18:00:04.838903','{"entry":"play","effect":{"do":"play","steps":[["end",""],["roll 1,8","roll-advance"]]},"mark":"4462c35161959208"}');
INSERT INTO "entries" VALUES('966d88c2a756a8bc',6,'play',0,'2026-11-16 18:00:04.851280','{"entry":"play","effect":{"do":"play","steps":[["end",""],["roll 3,4","roll-advance"]]},"mark":"9f0aa73b1f879c2f"}');
INSERT INTO "entries" VALUES('966d88c2a756a8bc',7,'play',0,'2026-11-16 18:00:04.862719','{"entry":"play","effect":{"do":"play","steps":[["end",""],["roll 5,8","roll-advance"]]},"mark":"f9656183c619c853"}');
INSERT INTO "entries" VALUES('966d88c2a756a8bc',8,'play',0,'2026-11-16 18:00:04.896031','{"entry":"play","effect":{"do":"play","steps":[["end",""],["roll 1,5","roll-advance"]]},"mark":"1ae230d0660554fb"}');
INSERT INTO "entries" VALUES('966d88c2a756a8bc',9,'play',0,'2026-11-16 18:00:04.913036','{"entry":"play","effect":{"do":"play","steps":[["end",""],["roll 4,8","roll-advance"]]},"mark":"c56d55a8a44cdc88"}');
INSERT INTO "entries" VALUES('966d88c2a756a8bc',10,'play',0,'2026-11-16 18:00:04.927705','{"entry":"play","effect":{"do":"play","steps":[["end",""],["roll 3,1","roll-advance"]]},"mark":"0f1c1dcec84dbb69"}');
INSERT INTO "entries" VALUES('966d88c2a756a8bc',11,'play',0,'2026-11-16 18:00:04.938222','{"entry":"play","effect":{"do":"play","steps":[["end",""],["roll 2,4","roll-advance"]]},"mark":"4e70c85cc8bc2c20"}');
INSERT INTO "entries" VALUES('966d88c2a756a8bc',12,'play',0,'2026-11-16 18:00:04.958968','{"entry":"play","effect":{"do":"play","steps":[["end",""],["roll 3,7","roll-advance"]]},"mark":"f24039ad96e4753f"}');
INSERT INTO "entries" VALUES('966d88c2a756a8bc',13,'play',0,'2026-11-16 18:00:04.987229','{"entry":"play","effect":{"do":"play","steps":[["end",""],["roll 3,4","roll-advance"],["reveal false-alarm","reveal"],["roll 2,3","roll-point"]]},"mark":"52fa65341b4fd591"}');
INSERT INTO "entries" VALUES('966d88c2a756a8bc',14,'play',0,'2026-11-16 18:00:05.015273','{"entry":"play","effect":{"do":"play","steps":[["end",""],["roll 4,6","roll-advance"]]},"mark":"118be8850c81f945"}');
INSERT INTO "entries" VALUES('966d88c2a756a8bc',15,'play',0,'2026-11-16 18:00:05.043710','{"entry":"play","effect":{"do":"play","steps":[["end",""],["roll 1,1","roll-advance"]]},"mark":"8ad51d37c5e9fc85"}');
INSERT INTO "entries" VALUES('966d88c2a756a8bc',16,'play',0,'2026-11-16 18:00:05.062729','{"entry":"play","effect":{"do":"play","steps":[["end",""],["roll 6,7","roll-advance"]]},"mark":"e3fbf9570eca2dad"}');
INSERT INTO "entries" VALUES('966d88c2a756a8bc',17,'play',0,'2026-11-16 18:00:05.083529','{"entry":"play","effect":{"do":"play","steps":[["end",""],["roll 6,8","roll-advance"]]},"mark":"46e503af18ab7562"}');
INSERT INTO "entries" VALUES('966d88c2a756a8bc',18,'play',0,'2026-11-16 18:00:05.108346','{"entry":"play","effect":{"do":"play","steps":[["end",""],["roll 3,7","roll-advance"]]},"mark":"0489dab678b2f96a"}');
INSERT INTO "entries" VALUES('966d88c2a756a8bc',19,'play',0,'2026-11-16 18:00:05.140505','{"entry":"play","effect":{"do":"play","steps":[["end",""],["roll 2,3","roll-advance"],["reveal victim","reveal"],["roll 4,5","roll-point"]]},"mark":"c43e48c2e9c0c4aa"}');
INSERT INTO "entries" VALUES('966d88c2a756a8bc',20,'play',0,'2026-11-16 18:00:05.164414','{"entry":"play","effect":{"do":"play","steps":[["end",""],["roll 4,1","roll-advance"]]},"mark":"07423a928e10fc25"}');
INSERT INTO "entries" VALUES('966d88c2a756a8bc',21,'play',0,'2026-11-16 18:00:05.188389','{"entry":"play","effect":{"do":"play","steps":[["end",""],["roll 2,5","roll-advance"]]},"mark":"c92418f33d63a747"}');
INSERT INTO "entries" VALUES('966d88c2a756a8bc',22,'play',0,'2026-11-16 18:00:05.212349','{"entry":"play","effect":{"do":"play","steps":[["end",""],["roll 4,5","roll-advance"],["reveal victim","reveal"],["roll 6,4","roll-point"]]},"mark":"0d8555bf2d365b74"}');
INSERT INTO "entries" VALUES('966d88c2a756a8bc',23,'play',0,'2026-11-16 18:00:05.231113','{"entry":"play","effect":{"do":"play","steps":[["end",""],["roll 3,3","roll-advance"]]},"mark":"6aefb4cf60849b35"}');
INSERT INTO "entries" VALUES('966d88c2a756a8bc',24,'play',0,'2026-11-16 18:00:05.251587','{"entry":"play","effect":{"do":"play","steps":[["end",""],["roll 1,4","roll-advance"]]},"mark":"a0229416598a190f"}');
INSERT INTO "entries" VALUES('966d88c2a756a8bc',25,'play',0,'2026-11-16 18:00:05.270410','{"entry":"play","effect":{"do":"play","steps":[["end",""],["roll 1,5","roll-advance"]]},"mark":"c60f7639257e5cf0"}');
INSERT INTO "entries" VALUES('966d88c2a756a8bc',26,'play',0,'2026-11-16 18:00:05.297387','{"entry":"play","effect":{"do":"play","steps":[["end",""],["roll 6,4","roll-advance"],["reveal victim","reveal"],["roll 3,7","roll-point"]]},"mark":"464c1ec00010fe6a"}');
INSERT INTO "entries" VALUES('966d88c2a756a8bc',27,'play',0,'2026-11-16 18:00:05.318062','{"entry":"play","effect":{"do":"play","steps":[["end",""],["roll 6,6","roll-advance"],["reveal false-alarm","reveal"],["roll 4,5","roll-point"]]},"mark":"c2ff83ecae825a4c"}');
INSERT INTO "entries" VALUES('966d88c2a756a8bc',28,'play',0,'2026-11-16 18:00:05.337561','{"entry":"play","effect":{"do":"play","steps":[["end",""],["roll 3,5","roll-advance"],["reveal victim","reveal"]]},"mark":"99ada4a3392d98fb"}');
INSERT INTO "entries" VALUES('9fd17393c9f652c0',1,'begin',0,'2026-11-16 18:00:05.397696','{"entry":"begin","effect":{"do":"play","steps":[["black 5","roll-centre"],["roll 2,1","roll-set-up"],["red 3","roll-opposite"],["roll 2,4","roll-hazmat"],["roll 6,6","roll-hazmat"],["roll 4,4","roll-hazmat"],["roll 6,3","roll-hazmat"],["roll 2,2","roll-hot-spot"],["roll 5,7","roll-hot-spot"],["roll 6,4","roll-hot-spot"],["roll 3,6","roll-hot-spot"],["roll 3,1","roll-hot-spot"],["roll 3,4","roll-hot-spot"],["roll 4,2","roll-start-point"],["roll 6,1","roll-start-point"],["roll 6,5","roll-start-point"],["role cafs-firefighter","deal-role"],["role fire-captain","deal-role"],["role rescue-specialist","deal-role"],["role hazmat-technician","deal-role"]]},"holders":[{"kind":"person","person":0},{"kind":"person","person":0},{"kind":"person","person":0},{"kind":"person","person":0}],"people":[{"id":0,"name":"Anna"}],"aids":{"hint":false,"chance":false,"threats":false}}');
INSERT INTO "entries" VALUES('9fd17393c9f652c0',2,'play',0,'2026-11-16 18:00:05.464283','{"entry":"play","effect":{"do":"play","steps":[["park engine 1,9",""]]},"mark":"e8b664455201aae6"}');
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
INSERT INTO "lines" VALUES('966d88c2a756a8bc','over',64,'Lost: too many victims died. Rescued 0 of 7, lost 4 of 4, damage 13 of 24.','["Anna"]',0,'2026-11-16 18:00:05.346061','[]',NULL);
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
INSERT INTO "people" VALUES('f8d2aacdf4871267',0,'Anna','37bf9b4a42f7878afe252995991e56ddc17a67db3cd880794a19240da2f9d2a0');
INSERT INTO "people" VALUES('f8d2aacdf4871267',1,'Ben','7248b012ba2465dc36ca6c9356a7bac547acb13f1b28c596f2f79ed058e5ab15');
INSERT INTO "people" VALUES('966d88c2a756a8bc',0,'Anna','438e4cb13e3114092ddf1b1c5d3575688cb57ea1630c1d3511de03a79a86fdcc');
INSERT INTO "people" VALUES('9fd17393c9f652c0',0,'Anna','5993141d99c3f5baa76821ee5bf6313d763cadf0a7145a5b2d0de7b6113f2400');
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
INSERT INTO "results" VALUES('966d88c2a756a8bc','7e7e6ccbb58d1b488b923d5f5002dfb2','["Anna"]','lost','victims-lost','Lost: too many victims died. Rescued 0 of 7, lost 4 of 4, damage 13 of 24.',64,'{}','2026-11-16 18:00:05.362542');
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
INSERT INTO "tables" VALUES('f8d2aacdf4871267','Z3PJXV','2026-11-16 18:00:04.272025',0,'Flash Point 2011, Family Game','flashpoint','{"ruleset":"flashpoint/family","crew":2}',8309538937552289,NULL,'{"consent":true,"patience":60}');
INSERT INTO "tables" VALUES('966d88c2a756a8bc','R2PHN7','2026-11-16 18:00:04.712361',1,'Flash Point 2011, Family Game','flashpoint','{"ruleset":"flashpoint/family","crew":1}',1,NULL,'{"consent":true,"patience":60}');
INSERT INTO "tables" VALUES('9fd17393c9f652c0','R2PAE9','2026-11-16 18:00:05.397696',0,'Flash Point: Brownstone','flashpoint','{"ruleset":"flashpoint/brownstone","difficulty":"veteran","crew":4}',7351863315517931,'2026-11-16','{"consent":true,"patience":60,"ranked":true}');
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
INSERT INTO "tries" VALUES('2026-11-16','flashpoint','2b656262b79ce75bb24bc48d19c1c2a2ef824f936a3b785babb778c662220b95','9fd17393c9f652c0');
CREATE TABLE works (
	id TEXT NOT NULL, 
	game TEXT NOT NULL, 
	file TEXT NOT NULL, 
	title TEXT NOT NULL, 
	maker TEXT NOT NULL, 
	setup TEXT NOT NULL, 
	text TEXT NOT NULL, 
	digest TEXT NOT NULL, 
	key_hash TEXT NOT NULL, 
	created DATETIME NOT NULL, 
	CONSTRAINT pk_works PRIMARY KEY (id), 
	CONSTRAINT uq_works_digest UNIQUE (digest)
);
CREATE INDEX ix_lines_status_touched ON lines (status, touched);
CREATE INDEX ix_results_key ON results ("key");
CREATE INDEX ix_days_day_game_rank ON days (day, game, rank);
CREATE INDEX ix_lines_due ON lines (due);
CREATE INDEX ix_lockers_used ON lockers (used);
CREATE INDEX ix_locker_seats_table_id ON locker_seats (table_id);
CREATE INDEX ix_locker_games_table_id ON locker_games (table_id);
CREATE INDEX ix_works_game_file_created ON works (game, file, created);
COMMIT;
