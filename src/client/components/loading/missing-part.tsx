import { useTransition } from 'react';
import { LoadFailure } from './load-failure';

/** Fetches a chunk again that could not be loaded; rejects when it fails once more. */
export type FetchAgain = () => Promise<void>;

interface MissingPartProps {
  /** What could not be loaded, as in "this page". */
  what: string;
  fetchAgain: FetchAgain;
}

/** In place of a lazy part whose chunk could not be loaded. */
export function MissingPart({ what, fetchAgain }: MissingPartProps) {
  const [isFetching, startFetching] = useTransition();
  const retry = () => startFetching(() => fetchAgain().catch(() => undefined));
  return <LoadFailure what={what} retrying={isFetching} onRetry={retry} />;
}
