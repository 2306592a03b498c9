import { useSearchParams } from 'react-router-dom';
import { useDebounced } from '../../../components/forms/use-debounced';

/** Delays the request, in milliseconds, until the user stops typing. */
const debounceDelay = 200;

/** Returns the text by which the URL searches a list. */
export function useSearchText(): string {
  const [search] = useSearchParams();
  return useDebounced(search.get('q') ?? '', debounceDelay).trim();
}
