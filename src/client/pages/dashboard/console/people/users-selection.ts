import { useSearchParams } from 'react-router-dom';
import type { UsersQuery } from '../../../../api/users-api';
import { useVisibleCount } from '../../records/expandable-records';
import { useSearchText } from '../../records/use-search-text';

export type UsersSelection = UsersQuery;

/** Returns the filters from the URL. */
export function useUsersSelection(): UsersSelection {
  const [searchParams] = useSearchParams();
  return {
    visibleCount: useVisibleCount(),
    text: useSearchText(),
    unverified: searchParams.get('status') === 'unverified',
  };
}

/** Whether the list shows only some of the users. */
export const isFiltered = ({ text, unverified }: UsersSelection) => !!text || !!unverified;
