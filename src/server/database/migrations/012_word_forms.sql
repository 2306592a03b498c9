-- Words of the same stem are forms of one word: a search for "hiking" also finds "hike".
alter table search_words add column stem text collate "C"
  generated always as ((ts_lexize('english_stem', word))[1]) stored;
create index if not exists search_words_by_stem on search_words (stem, product_count desc);
