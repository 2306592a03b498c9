import { useSearchParams } from 'react-router-dom';
import type { ListingsQuery } from '../../../../../contract/calls/listings';
import { listingSorts, listingStates } from '../../../../../contract/selling/listing';
import { readPageNumber } from '../../../../components/records/use-page';
import { useSearchText } from '../../records/use-search-text';

/** Returns the filters, the sort order and the page from the URL, as the query of the listings. */
export function useListingsSelection(): ListingsQuery {
  const [params] = useSearchParams();
  const text = useSearchText();
  const page = readPageNumber(params);
  const state = listingStates.find((each) => each === params.get('state'));
  const sort = listingSorts.find((each) => each === params.get('sort'));
  return {
    ...(state && { state }),
    ...(text && { text }),
    ...(sort && { sort }),
    ...(page > 1 && { page }),
  };
}

/** Returns the parameters with another filter or sort order, at page 1. */
export function withParam(params: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete('page');
  if (value) next.set(name, value);
  else next.delete(name);
  return next;
}
