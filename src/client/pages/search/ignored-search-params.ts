import { parseSearchParams, searchQuery } from '../../../contract/finding/search';
import { formatUrlParameter } from '../format-url-parameter';

/** Returns the parameters of a URL whose values a search ignores, such as "priceFrom=abc". */
export function ignoredSearchParams(params: URLSearchParams): string[] {
  const search = parseSearchParams(params);
  const names = (Object.keys(searchQuery.shape) as (keyof typeof search)[]).filter(
    // An outdated cursor leads to the first page, as intended.
    (name) => name !== 'after',
  );
  return names.flatMap((name) => {
    const isValid = (value: string) =>
      search[name] !== undefined &&
      parseSearchParams(new URLSearchParams([[name, value]]))[name] !== undefined;
    return params
      .getAll(name)
      .filter((value) => value.trim() !== '' && !isValid(value))
      .map((value) => formatUrlParameter(name, value));
  });
}
