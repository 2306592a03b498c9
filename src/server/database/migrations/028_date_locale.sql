-- The language in which a user reads dates: a key of contract/date-locale.ts; null for the language of the browser.
alter table users add column date_locale text;
