import { useSearchParams } from 'react-router-dom';

/** Returns a function that sets a filter of a list in the URL, or removes it if its value is empty. */
export function useSetFilter(): (name: string, value: string) => void {
  const [, setSearch] = useSearchParams();
  return (name, value) => {
    // Read from the URL, because the user may have changed another filter since the last render.
    const params = new URLSearchParams(window.location.search);
    params.delete('shown');
    params.delete('page');
    if (value) params.set(name, value);
    else params.delete(name);
    setSearch(params, { replace: true, preventScrollReset: true });
  };
}
