import { useSearchParams } from 'react-router-dom';
import type { UsersQuery } from '../../api/users-api';
import { useDebounced } from '../../features/search/use-debounced';
import { useVisibleCount } from './expandable-records';

export type UsersSelection = UsersQuery;

/** In milliseconds: debounces the requests while the user types. */
const debounceTime = 200;

/** The filters in the URL. */
export function useUsersSelection(): UsersSelection {
  const [searchParams] = useSearchParams();
  return {
    visibleCount: useVisibleCount(),
    text: useDebounced(searchParams.get('q') ?? '', debounceTime),
    unverified: searchParams.get('status') === 'unverified',
  };
}

export const isNarrowed = ({ text, unverified }: UsersSelection) => !!text || !!unverified;
