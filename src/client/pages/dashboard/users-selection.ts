import { useSearchParams } from 'react-router-dom';
import type { UsersQuery } from '../../api/users-api';
import { useDebounced } from '../../components/forms/use-debounced';
import { useVisibleCount } from './expandable-records';

export type UsersSelection = UsersQuery;

/** Delays the request, in milliseconds, until the user stops typing. */
const debounceDelay = 200;

/** Returns the filters from the URL. */
export function useUsersSelection(): UsersSelection {
  const [searchParams] = useSearchParams();
  return {
    visibleCount: useVisibleCount(),
    text: useDebounced(searchParams.get('q') ?? '', debounceDelay),
    unverified: searchParams.get('status') === 'unverified',
  };
}

/** Whether the list shows only some of the users. */
export const isFiltered = ({ text, unverified }: UsersSelection) => !!text || !!unverified;
