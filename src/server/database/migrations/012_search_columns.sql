-- What a product is found by, derived from what its seller typed; null until it has been indexed.
alter table products add column price_cents bigint;
alter table products add column year_number integer;
alter table products add column brand text;
alter table products add column place text;
-- The words of the name, one space between them.
alter table products add column name_words text;
alter table products add column search_terms tsvector;
-- By which rules it was indexed: a later version of them indexes it anew.
alter table products add column search_version integer not null default 0;

-- The words that products have, to complete and correct what is typed. Their numbers only grow:
-- they sort, and say nothing of what is for sale now.
create table search_words (
  word text collate "C" primary key,
  shown text not null,
  products integer not null default 0,
  -- Of how many products it is the brand.
  branded integer not null default 0
);
create index search_words_branded on search_words (word) where branded > 0;
-- Each word with one or two letters left out: words that are close to each other meet here.
create table search_misspellings (
  misspelling text collate "C",
  word text collate "C",
  primary key (misspelling, word)
);
