BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
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
INSERT INTO "entries" VALUES('2b629d86ffa74371',1,'begin',0,'2026-11-16 13:14:30.332988','{"steps":[],"holders":[{"kind":"person","person":0},{"kind":"open"}],"people":[{"id":0,"name":"Anna"}],"aids":{"hint":false,"chance":false,"threats":false}}');
INSERT INTO "entries" VALUES('2b629d86ffa74371',2,'join',1,'2026-11-16 13:14:30.402696','{"name":"Ben","pawns":[1]}');
INSERT INTO "entries" VALUES('2b629d86ffa74371',3,'ready',0,'2026-11-16 13:14:30.472283','{"ready":true,"mark":"f720af1e14b084d5"}');
INSERT INTO "entries" VALUES('2b629d86ffa74371',4,'ready',1,'2026-11-16 13:14:30.477763','{"ready":true,"mark":"c91deefc35a131d6"}');
INSERT INTO "entries" VALUES('2b629d86ffa74371',5,'play',0,'2026-11-16 13:14:30.482647','{"steps":[["enter 0,0",""]],"mark":"a9ab539f7c0b1e1c"}');
INSERT INTO "entries" VALUES('2b629d86ffa74371',6,'play',1,'2026-11-16 13:14:30.493006','{"steps":[["enter 0,0",""]],"mark":"dcd1ca8415ae037b"}');
INSERT INTO "entries" VALUES('2b629d86ffa74371',7,'play',0,'2026-11-16 13:14:30.496421','{"steps":[["move 0,1",""]],"mark":"52dd7a4ce88f480b"}');
INSERT INTO "entries" VALUES('2b629d86ffa74371',8,'play',0,'2026-11-16 13:14:30.499466','{"steps":[["move 0,2",""]],"mark":"3da42d5d6544bc19"}');
INSERT INTO "entries" VALUES('2b629d86ffa74371',9,'play',0,'2026-11-16 13:14:30.502473','{"steps":[["move 0,3",""]],"mark":"e623c8ef4fc05432"}');
INSERT INTO "entries" VALUES('2b629d86ffa74371',10,'play',0,'2026-11-16 13:14:30.504889','{"steps":[["move 0,4",""]],"mark":"2fc202b2dc8f7ea9"}');
INSERT INTO "entries" VALUES('2b629d86ffa74371',11,'chat',0,'2026-11-16 13:14:30.507110','{"text":"Hello, Ben","mark":"e771f7cc82ad45e9"}');
INSERT INTO "entries" VALUES('2b629d86ffa74371',12,'undo',0,'2026-11-16 13:14:30.508547','{"to":5,"mark":"394dcd39c5f2028c"}');
INSERT INTO "entries" VALUES('1876dd28e73191f9',1,'begin',0,'2026-11-16 13:14:30.519324','{"steps":[],"holders":[{"kind":"person","person":0}],"people":[{"id":0,"name":"Anna"}],"aids":{"hint":false,"chance":false,"threats":false}}');
INSERT INTO "entries" VALUES('1876dd28e73191f9',2,'play',0,'2026-11-16 13:14:30.542422','{"steps":[["enter 0,0",""]],"mark":"8545d9575af8a5a5"}');
INSERT INTO "entries" VALUES('1876dd28e73191f9',3,'play',0,'2026-11-16 13:14:30.545740','{"steps":[["end",""],["roll 4,1","roll-advance"]],"mark":"93bc61fa8a76a0a9"}');
INSERT INTO "entries" VALUES('1876dd28e73191f9',4,'play',0,'2026-11-16 13:14:30.548261','{"steps":[["end",""],["roll 5,5","roll-advance"]],"mark":"7ba1aad0887eccf8"}');
INSERT INTO "entries" VALUES('1876dd28e73191f9',5,'play',0,'2026-11-16 13:14:30.550611','{"steps":[["end",""],["roll 1,8","roll-advance"]],"mark":"4462c35161959208"}');
INSERT INTO "entries" VALUES('1876dd28e73191f9',6,'play',0,'2026-11-16 13:14:30.553073','{"steps":[["end",""],["roll 3,4","roll-advance"]],"mark":"9f0aa73b1f879c2f"}');
INSERT INTO "entries" VALUES('1876dd28e73191f9',7,'play',0,'2026-11-16 13:14:30.555498','{"steps":[["end",""],["roll 5,8","roll-advance"]],"mark":"f9656183c619c853"}');
INSERT INTO "entries" VALUES('1876dd28e73191f9',8,'play',0,'2026-11-16 13:14:30.562292','{"steps":[["end",""],["roll 1,5","roll-advance"]],"mark":"1ae230d0660554fb"}');
INSERT INTO "entries" VALUES('1876dd28e73191f9',9,'play',0,'2026-11-16 13:14:30.565103','{"steps":[["end",""],["roll 4,8","roll-advance"]],"mark":"c56d55a8a44cdc88"}');
INSERT INTO "entries" VALUES('1876dd28e73191f9',10,'play',0,'2026-11-16 13:14:30.569362','{"steps":[["end",""],["roll 3,1","roll-advance"]],"mark":"0f1c1dcec84dbb69"}');
INSERT INTO "entries" VALUES('1876dd28e73191f9',11,'play',0,'2026-11-16 13:14:30.574937','{"steps":[["end",""],["roll 2,4","roll-advance"]],"mark":"4e70c85cc8bc2c20"}');
INSERT INTO "entries" VALUES('1876dd28e73191f9',12,'play',0,'2026-11-16 13:14:30.577976','{"steps":[["end",""],["roll 3,7","roll-advance"]],"mark":"f24039ad96e4753f"}');
INSERT INTO "entries" VALUES('1876dd28e73191f9',13,'play',0,'2026-11-16 13:14:30.580486','{"steps":[["end",""],["roll 3,4","roll-advance"],["reveal false-alarm","reveal"],["roll 2,3","roll-point"]],"mark":"52fa65341b4fd591"}');
INSERT INTO "entries" VALUES('1876dd28e73191f9',14,'play',0,'2026-11-16 13:14:30.583379','{"steps":[["end",""],["roll 4,6","roll-advance"]],"mark":"118be8850c81f945"}');
INSERT INTO "entries" VALUES('1876dd28e73191f9',15,'play',0,'2026-11-16 13:14:30.585607','{"steps":[["end",""],["roll 1,1","roll-advance"]],"mark":"8ad51d37c5e9fc85"}');
INSERT INTO "entries" VALUES('1876dd28e73191f9',16,'play',0,'2026-11-16 13:14:30.587785','{"steps":[["end",""],["roll 6,7","roll-advance"]],"mark":"e3fbf9570eca2dad"}');
INSERT INTO "entries" VALUES('1876dd28e73191f9',17,'play',0,'2026-11-16 13:14:30.590137','{"steps":[["end",""],["roll 6,8","roll-advance"]],"mark":"46e503af18ab7562"}');
INSERT INTO "entries" VALUES('1876dd28e73191f9',18,'play',0,'2026-11-16 13:14:30.595259','{"steps":[["end",""],["roll 3,7","roll-advance"]],"mark":"0489dab678b2f96a"}');
INSERT INTO "entries" VALUES('1876dd28e73191f9',19,'play',0,'2026-11-16 13:14:30.598033','{"steps":[["end",""],["roll 2,3","roll-advance"],["reveal victim","reveal"],["roll 4,5","roll-point"]],"mark":"c43e48c2e9c0c4aa"}');
INSERT INTO "entries" VALUES('1876dd28e73191f9',20,'play',0,'2026-11-16 13:14:30.604325','{"steps":[["end",""],["roll 4,1","roll-advance"]],"mark":"07423a928e10fc25"}');
INSERT INTO "entries" VALUES('1876dd28e73191f9',21,'play',0,'2026-11-16 13:14:30.607434','{"steps":[["end",""],["roll 2,5","roll-advance"]],"mark":"c92418f33d63a747"}');
INSERT INTO "entries" VALUES('1876dd28e73191f9',22,'play',0,'2026-11-16 13:14:30.611277','{"steps":[["end",""],["roll 4,5","roll-advance"],["reveal victim","reveal"],["roll 6,4","roll-point"]],"mark":"0d8555bf2d365b74"}');
INSERT INTO "entries" VALUES('1876dd28e73191f9',23,'play',0,'2026-11-16 13:14:30.616755','{"steps":[["end",""],["roll 3,3","roll-advance"]],"mark":"6aefb4cf60849b35"}');
INSERT INTO "entries" VALUES('1876dd28e73191f9',24,'play',0,'2026-11-16 13:14:30.621762','{"steps":[["end",""],["roll 1,4","roll-advance"]],"mark":"a0229416598a190f"}');
INSERT INTO "entries" VALUES('1876dd28e73191f9',25,'play',0,'2026-11-16 13:14:30.629580','{"steps":[["end",""],["roll 1,5","roll-advance"]],"mark":"c60f7639257e5cf0"}');
INSERT INTO "entries" VALUES('1876dd28e73191f9',26,'play',0,'2026-11-16 13:14:30.634262','{"steps":[["end",""],["roll 6,4","roll-advance"],["reveal victim","reveal"],["roll 3,7","roll-point"]],"mark":"464c1ec00010fe6a"}');
INSERT INTO "entries" VALUES('1876dd28e73191f9',27,'play',0,'2026-11-16 13:14:30.638350','{"steps":[["end",""],["roll 6,6","roll-advance"],["reveal false-alarm","reveal"],["roll 4,5","roll-point"]],"mark":"c2ff83ecae825a4c"}');
INSERT INTO "entries" VALUES('1876dd28e73191f9',28,'play',0,'2026-11-16 13:14:30.643666','{"steps":[["end",""],["roll 3,5","roll-advance"],["reveal victim","reveal"]],"mark":"99ada4a3392d98fb"}');
CREATE TABLE lines (
	table_id TEXT NOT NULL, 
	status TEXT NOT NULL, 
	step INTEGER NOT NULL, 
	situation TEXT NOT NULL, 
	people TEXT NOT NULL, 
	open_seats INTEGER NOT NULL, 
	touched DATETIME NOT NULL, 
	CONSTRAINT pk_lines PRIMARY KEY (table_id), 
	CONSTRAINT fk_lines_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "lines" VALUES('2b629d86ffa74371','playing',5,'Firefighter 1 at 0,3 has 1 AP. Rescued 0 of 7, lost 0 of 4, damage 0 of 24.','["Anna","Ben"]',0,'2026-11-16 13:14:30.509748');
INSERT INTO "lines" VALUES('1876dd28e73191f9','over',64,'Lost: too many victims died. Rescued 0 of 7, lost 4 of 4, damage 13 of 24.','["Anna"]',0,'2026-11-16 13:14:30.646206');
CREATE TABLE people (
	table_id TEXT NOT NULL, 
	person INTEGER NOT NULL, 
	name TEXT NOT NULL, 
	token_hash TEXT NOT NULL, 
	CONSTRAINT pk_people PRIMARY KEY (table_id, person), 
	CONSTRAINT fk_people_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "people" VALUES('2b629d86ffa74371',0,'Anna','ca1c25eb2148bbc07e31d061608506caef6dea424151dff0bcf0a86c54018fa5');
INSERT INTO "people" VALUES('2b629d86ffa74371',1,'Ben','12cb8011261869531bf75dd0ae0ad608eae8ba176b13d3dc7a22e71317ed48b2');
INSERT INTO "people" VALUES('1876dd28e73191f9',0,'Anna','40c3131ed71af628d27e7bc73fe8c0ddffc41153ef82a3a668335435b08ecaa0');
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
INSERT INTO "results" VALUES('1876dd28e73191f9','7e7e6ccbb58d1b488b923d5f5002dfb2','["Anna"]','lost','victims-lost','Lost: too many victims died. Rescued 0 of 7, lost 4 of 4, damage 13 of 24.',64,'{}','2026-11-16 13:14:30.649154');
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
INSERT INTO "tables" VALUES('2b629d86ffa74371','7AZX6F','2026-11-16 13:14:30.332988',0,'Flash Point 2011, Family Game','flashpoint','{"ruleset":"flashpoint/family","crew":2}',8372506603959173,NULL,'{"consent":true,"patience":60}');
INSERT INTO "tables" VALUES('1876dd28e73191f9','RN5STP','2026-11-16 13:14:30.519324',1,'Flash Point 2011, Family Game','flashpoint','{"ruleset":"flashpoint/family","crew":1}',1,NULL,'{"consent":true,"patience":60}');
CREATE INDEX ix_lines_status_touched ON lines (status, touched);
CREATE INDEX ix_results_key ON results ("key");
COMMIT;
