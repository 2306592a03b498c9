-- Which removal takes the picture away, if one does: its files may be gone before its row is. Until
-- unused_at nobody else removes it; after that whoever began has died.
alter table pictures add column removal text;
