import { useSearchParams } from 'react-router-dom';

/** The page of a long list that an address asks for, from 1. Anybody may have typed the address. */
export function readPageNumber(search: URLSearchParams): number {
  const page = Number(search.get('page'));
  return Number.isSafeInteger(page) && page > 1 ? page : 1;
}

/** The page of a list that the address asks for; the last one where the list is shorter than that. */
export function usePage<Item>(list: readonly Item[], perPage: number) {
  const [search] = useSearchParams();
  const pages = Math.max(1, Math.ceil(list.length / perPage));
  const page = Math.min(readPageNumber(search), pages);
  const start = (page - 1) * perPage;
  return { page, pages, start, items: list.slice(start, start + perPage) };
}
