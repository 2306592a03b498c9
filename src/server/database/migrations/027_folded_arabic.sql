-- Letters that no word is folded to any more (contract/transliterate.ts): products are indexed anew
-- under others, and these would complete and correct what is typed to words that nothing has.
delete from search_words where word ~ '[كڪيىةەہھۃٱـ]';
delete from search_misspellings where word ~ '[كڪيىةەہھۃٱـ]';
