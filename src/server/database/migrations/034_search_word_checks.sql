-- When it was last looked for in the products: one that none contains any more is deleted.
alter table search_words add column checked_at timestamptz(3) not null default now();
create index if not exists search_words_by_check on search_words (checked_at);
-- Finds the words of products that are not for sale, which may be listed again.
create index if not exists products_unlisted_by_terms on products using gin (search_terms)
  where not listed;
