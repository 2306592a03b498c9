import { useSearchParams } from 'react-router-dom';

/** The page number in the URL, from 1. The URL may hold anything. */
export function readPageNumber(search: URLSearchParams): number {
  const page = Number(search.get('page'));
  return Number.isSafeInteger(page) && page > 1 ? page : 1;
}

/** The current page of a list, at most the last one. */
export function usePage<Item>(list: readonly Item[], perPage: number) {
  const [search] = useSearchParams();
  const pages = Math.max(1, Math.ceil(list.length / perPage));
  const page = Math.min(readPageNumber(search), pages);
  const start = (page - 1) * perPage;
  return { page, pages, start, items: list.slice(start, start + perPage) };
}
