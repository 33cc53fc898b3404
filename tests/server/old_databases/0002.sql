BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
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
INSERT INTO "entries" VALUES('91e22b4e4f5fa0ee',1,'begin',0,'2026-11-16 13:13:59.505832','{"entry":"begin","effect":{"do":"play","steps":[]},"holders":[{"kind":"person","person":0},{"kind":"open"}],"people":[{"id":0,"name":"Anna"}],"aids":{"hint":false,"chance":false,"threats":false}}');
INSERT INTO "entries" VALUES('91e22b4e4f5fa0ee',2,'join',1,'2026-11-16 13:13:59.548978','{"entry":"join","name":"Ben","pawns":[1]}');
INSERT INTO "entries" VALUES('91e22b4e4f5fa0ee',3,'ready',0,'2026-11-16 13:13:59.581687','{"entry":"ready","ready":true,"mark":"f720af1e14b084d5"}');
INSERT INTO "entries" VALUES('91e22b4e4f5fa0ee',4,'ready',1,'2026-11-16 13:13:59.583856','{"entry":"ready","ready":true,"mark":"c91deefc35a131d6"}');
INSERT INTO "entries" VALUES('91e22b4e4f5fa0ee',5,'play',0,'2026-11-16 13:13:59.585515','{"entry":"play","effect":{"do":"play","steps":[["enter 0,0",""]]},"mark":"a9ab539f7c0b1e1c"}');
INSERT INTO "entries" VALUES('91e22b4e4f5fa0ee',6,'play',1,'2026-11-16 13:13:59.587560','{"entry":"play","effect":{"do":"play","steps":[["enter 0,0",""]]},"mark":"dcd1ca8415ae037b"}');
INSERT INTO "entries" VALUES('91e22b4e4f5fa0ee',7,'play',0,'2026-11-16 13:13:59.589339','{"entry":"play","effect":{"do":"play","steps":[["move 0,1",""]]},"mark":"52dd7a4ce88f480b"}');
INSERT INTO "entries" VALUES('91e22b4e4f5fa0ee',8,'play',0,'2026-11-16 13:13:59.591038','{"entry":"play","effect":{"do":"play","steps":[["move 0,2",""]]},"mark":"3da42d5d6544bc19"}');
INSERT INTO "entries" VALUES('91e22b4e4f5fa0ee',9,'play',0,'2026-11-16 13:13:59.592528','{"entry":"play","effect":{"do":"play","steps":[["move 0,3",""]]},"mark":"e623c8ef4fc05432"}');
INSERT INTO "entries" VALUES('91e22b4e4f5fa0ee',10,'play',0,'2026-11-16 13:13:59.594050','{"entry":"play","effect":{"do":"play","steps":[["move 0,4",""]]},"mark":"2fc202b2dc8f7ea9"}');
INSERT INTO "entries" VALUES('91e22b4e4f5fa0ee',11,'chat',0,'2026-11-16 13:13:59.597845','{"entry":"chat","text":"Hello, Ben","mark":"e771f7cc82ad45e9"}');
INSERT INTO "entries" VALUES('91e22b4e4f5fa0ee',12,'undo',0,'2026-11-16 13:13:59.599145','{"entry":"undo","effect":{"do":"undo","to":5},"mark":"394dcd39c5f2028c"}');
INSERT INTO "entries" VALUES('0215776d7d6b8055',1,'begin',0,'2026-11-16 13:13:59.610806','{"entry":"begin","effect":{"do":"play","steps":[]},"holders":[{"kind":"person","person":0}],"people":[{"id":0,"name":"Anna"}],"aids":{"hint":false,"chance":false,"threats":false}}');
INSERT INTO "entries" VALUES('0215776d7d6b8055',2,'play',0,'2026-11-16 13:13:59.624223','{"entry":"play","effect":{"do":"play","steps":[["enter 0,0",""]]},"mark":"8545d9575af8a5a5"}');
INSERT INTO "entries" VALUES('0215776d7d6b8055',3,'play',0,'2026-11-16 13:13:59.626279','{"entry":"play","effect":{"do":"play","steps":[["end",""],["roll 4,1","roll-advance"]]},"mark":"93bc61fa8a76a0a9"}');
INSERT INTO "entries" VALUES('0215776d7d6b8055',4,'play',0,'2026-11-16 13:13:59.637364','{"entry":"play","effect":{"do":"play","steps":[["end",""],["roll 5,5","roll-advance"]]},"mark":"7ba1aad0887eccf8"}');
INSERT INTO "entries" VALUES('0215776d7d6b8055',5,'play',0,'2026-11-16 13:13:59.642351','{"entry":"play","effect":{"do":"play","steps":[["end",""],["roll 1,8","roll-advance"]]},"mark":"4462c35161959208"}');
INSERT INTO "entries" VALUES('0215776d7d6b8055',6,'play',0,'2026-11-16 13:13:59.645134','{"entry":"play","effect":{"do":"play","steps":[["end",""],["roll 3,4","roll-advance"]]},"mark":"9f0aa73b1f879c2f"}');
INSERT INTO "entries" VALUES('0215776d7d6b8055',7,'play',0,'2026-11-16 13:13:59.647391','{"entry":"play","effect":{"do":"play","steps":[["end",""],["roll 5,8","roll-advance"]]},"mark":"f9656183c619c853"}');
INSERT INTO "entries" VALUES('0215776d7d6b8055',8,'play',0,'2026-11-16 13:13:59.651648','{"entry":"play","effect":{"do":"play","steps":[["end",""],["roll 1,5","roll-advance"]]},"mark":"1ae230d0660554fb"}');
INSERT INTO "entries" VALUES('0215776d7d6b8055',9,'play',0,'2026-11-16 13:13:59.653697','{"entry":"play","effect":{"do":"play","steps":[["end",""],["roll 4,8","roll-advance"]]},"mark":"c56d55a8a44cdc88"}');
INSERT INTO "entries" VALUES('0215776d7d6b8055',10,'play',0,'2026-11-16 13:13:59.658353','{"entry":"play","effect":{"do":"play","steps":[["end",""],["roll 3,1","roll-advance"]]},"mark":"0f1c1dcec84dbb69"}');
INSERT INTO "entries" VALUES('0215776d7d6b8055',11,'play',0,'2026-11-16 13:13:59.662870','{"entry":"play","effect":{"do":"play","steps":[["end",""],["roll 2,4","roll-advance"]]},"mark":"4e70c85cc8bc2c20"}');
INSERT INTO "entries" VALUES('0215776d7d6b8055',12,'play',0,'2026-11-16 13:13:59.671726','{"entry":"play","effect":{"do":"play","steps":[["end",""],["roll 3,7","roll-advance"]]},"mark":"f24039ad96e4753f"}');
INSERT INTO "entries" VALUES('0215776d7d6b8055',13,'play',0,'2026-11-16 13:13:59.675638','{"entry":"play","effect":{"do":"play","steps":[["end",""],["roll 3,4","roll-advance"],["reveal false-alarm","reveal"],["roll 2,3","roll-point"]]},"mark":"52fa65341b4fd591"}');
INSERT INTO "entries" VALUES('0215776d7d6b8055',14,'play',0,'2026-11-16 13:13:59.678781','{"entry":"play","effect":{"do":"play","steps":[["end",""],["roll 4,6","roll-advance"]]},"mark":"118be8850c81f945"}');
INSERT INTO "entries" VALUES('0215776d7d6b8055',15,'play',0,'2026-11-16 13:13:59.681532','{"entry":"play","effect":{"do":"play","steps":[["end",""],["roll 1,1","roll-advance"]]},"mark":"8ad51d37c5e9fc85"}');
INSERT INTO "entries" VALUES('0215776d7d6b8055',16,'play',0,'2026-11-16 13:13:59.684005','{"entry":"play","effect":{"do":"play","steps":[["end",""],["roll 6,7","roll-advance"]]},"mark":"e3fbf9570eca2dad"}');
INSERT INTO "entries" VALUES('0215776d7d6b8055',17,'play',0,'2026-11-16 13:13:59.690353','{"entry":"play","effect":{"do":"play","steps":[["end",""],["roll 6,8","roll-advance"]]},"mark":"46e503af18ab7562"}');
INSERT INTO "entries" VALUES('0215776d7d6b8055',18,'play',0,'2026-11-16 13:13:59.692754','{"entry":"play","effect":{"do":"play","steps":[["end",""],["roll 3,7","roll-advance"]]},"mark":"0489dab678b2f96a"}');
INSERT INTO "entries" VALUES('0215776d7d6b8055',19,'play',0,'2026-11-16 13:13:59.695445','{"entry":"play","effect":{"do":"play","steps":[["end",""],["roll 2,3","roll-advance"],["reveal victim","reveal"],["roll 4,5","roll-point"]]},"mark":"c43e48c2e9c0c4aa"}');
INSERT INTO "entries" VALUES('0215776d7d6b8055',20,'play',0,'2026-11-16 13:13:59.698035','{"entry":"play","effect":{"do":"play","steps":[["end",""],["roll 4,1","roll-advance"]]},"mark":"07423a928e10fc25"}');
INSERT INTO "entries" VALUES('0215776d7d6b8055',21,'play',0,'2026-11-16 13:13:59.700420','{"entry":"play","effect":{"do":"play","steps":[["end",""],["roll 2,5","roll-advance"]]},"mark":"c92418f33d63a747"}');
INSERT INTO "entries" VALUES('0215776d7d6b8055',22,'play',0,'2026-11-16 13:13:59.708627','{"entry":"play","effect":{"do":"play","steps":[["end",""],["roll 4,5","roll-advance"],["reveal victim","reveal"],["roll 6,4","roll-point"]]},"mark":"0d8555bf2d365b74"}');
INSERT INTO "entries" VALUES('0215776d7d6b8055',23,'play',0,'2026-11-16 13:13:59.711293','{"entry":"play","effect":{"do":"play","steps":[["end",""],["roll 3,3","roll-advance"]]},"mark":"6aefb4cf60849b35"}');
INSERT INTO "entries" VALUES('0215776d7d6b8055',24,'play',0,'2026-11-16 13:13:59.713717','{"entry":"play","effect":{"do":"play","steps":[["end",""],["roll 1,4","roll-advance"]]},"mark":"a0229416598a190f"}');
INSERT INTO "entries" VALUES('0215776d7d6b8055',25,'play',0,'2026-11-16 13:13:59.715830','{"entry":"play","effect":{"do":"play","steps":[["end",""],["roll 1,5","roll-advance"]]},"mark":"c60f7639257e5cf0"}');
INSERT INTO "entries" VALUES('0215776d7d6b8055',26,'play',0,'2026-11-16 13:13:59.718287','{"entry":"play","effect":{"do":"play","steps":[["end",""],["roll 6,4","roll-advance"],["reveal victim","reveal"],["roll 3,7","roll-point"]]},"mark":"464c1ec00010fe6a"}');
INSERT INTO "entries" VALUES('0215776d7d6b8055',27,'play',0,'2026-11-16 13:13:59.724179','{"entry":"play","effect":{"do":"play","steps":[["end",""],["roll 6,6","roll-advance"],["reveal false-alarm","reveal"],["roll 4,5","roll-point"]]},"mark":"c2ff83ecae825a4c"}');
INSERT INTO "entries" VALUES('0215776d7d6b8055',28,'play',0,'2026-11-16 13:13:59.726641','{"entry":"play","effect":{"do":"play","steps":[["end",""],["roll 3,5","roll-advance"],["reveal victim","reveal"]]},"mark":"99ada4a3392d98fb"}');
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
INSERT INTO "lines" VALUES('0215776d7d6b8055','over',64,'Lost: too many victims died. Rescued 0 of 7, lost 4 of 4, damage 13 of 24.','["Anna"]',0,'2026-11-16 13:13:59.728170');
CREATE TABLE people (
	table_id TEXT NOT NULL, 
	person INTEGER NOT NULL, 
	name TEXT NOT NULL, 
	token_hash TEXT NOT NULL, 
	CONSTRAINT pk_people PRIMARY KEY (table_id, person), 
	CONSTRAINT fk_people_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "people" VALUES('91e22b4e4f5fa0ee',0,'Anna','570caec7b3a0e62fe53f2104182dd181cb32c16f2ed6e6a4fd7faf726a5fb4e3');
INSERT INTO "people" VALUES('91e22b4e4f5fa0ee',1,'Ben','0a5dc8be3f08c347dceb586cb2e2a367567813c36ebe544fd42a19017d359431');
INSERT INTO "people" VALUES('0215776d7d6b8055',0,'Anna','2a999828dae4caec0060374a96083b73ed6da183714ebf72382de197a3c6f906');
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
INSERT INTO "results" VALUES('0215776d7d6b8055','7e7e6ccbb58d1b488b923d5f5002dfb2','["Anna"]','lost','victims-lost','Lost: too many victims died. Rescued 0 of 7, lost 4 of 4, damage 13 of 24.',64,'{}','2026-11-16 13:13:59.728460');
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
INSERT INTO "tables" VALUES('91e22b4e4f5fa0ee','YBR6AD','2026-11-16 13:13:59.505832',0,'Flash Point 2011, Family Game','flashpoint','{"ruleset":"flashpoint/family","crew":2}',5932257127992271,NULL,'{"consent":true,"patience":60}');
INSERT INTO "tables" VALUES('0215776d7d6b8055','QFCJCK','2026-11-16 13:13:59.610806',1,'Flash Point 2011, Family Game','flashpoint','{"ruleset":"flashpoint/family","crew":1}',1,NULL,'{"consent":true,"patience":60}');
CREATE INDEX ix_lines_status_touched ON lines (status, touched);
CREATE INDEX ix_results_key ON results ("key");
COMMIT;
