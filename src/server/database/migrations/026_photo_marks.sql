-- What the photos show, as a JSON object of marks by URL.
alter table products add column photo_marks jsonb not null default '{}';
alter table product_drafts add column photo_marks jsonb not null default '{}';
-- The marks of which a product of the category should have a photo, as a JSON array. Null for the default ones.
alter table categories add column photo_marks jsonb;
