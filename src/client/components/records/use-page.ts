import { useSearchParams } from 'react-router-dom';

/** Returns the page number from the URL, starting at 1; 1 for an invalid number. */
export function readPageNumber(search: URLSearchParams): number {
  const page = Number(search.get('page'));
  return Number.isSafeInteger(page) && page > 1 ? page : 1;
}

/** Returns the page of a list that the URL selects; the last page if the number is too high. */
export function usePage<Item>(list: readonly Item[], perPage: number) {
  const [search] = useSearchParams();
  const pageCount = Math.max(1, Math.ceil(list.length / perPage));
  const page = Math.min(readPageNumber(search), pageCount);
  const start = (page - 1) * perPage;
  return { page, pageCount, start, items: list.slice(start, start + perPage) };
}

/** Returns the URL of another page with the same other parameters. */
export function pageUrl(search: URLSearchParams, page: number): string {
  const query = new URLSearchParams(search);
  if (page > 1) query.set('page', String(page));
  else query.delete('page');
  return `?${query.toString()}`;
}
