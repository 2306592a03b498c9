import { useSearchParams } from 'react-router-dom';
import type { UsersQuery } from '../../api/users-api';
import { useDebounced } from '../../features/search/use-debounced';
import { useShown } from './growing-records';

export type UsersSelection = UsersQuery;

/** In milliseconds: a word that is being typed is not asked for letter by letter. */
const pauseInTyping = 200;

/** Which users the address asks for. */
export function useUsersSelection(): UsersSelection {
  const [address] = useSearchParams();
  return {
    shown: useShown(),
    text: useDebounced(address.get('q') ?? '', pauseInTyping),
    unverified: address.get('status') === 'unverified',
  };
}

export const isNarrowed = ({ text, unverified }: UsersSelection) => !!text || !!unverified;
