import { useTransition } from 'react';
import { LoadFailure } from './load-failure';

/** Asks for code that did not come; rejects when it does not come this time either. */
export type FetchAgain = () => Promise<void>;

interface MissingPartProps {
  /** What could not be loaded, as in "this page". */
  what: string;
  fetchAgain: FetchAgain;
}

/** Stands where a part should be whose code did not come. */
export function MissingPart({ what, fetchAgain }: MissingPartProps) {
  const [isFetching, startFetching] = useTransition();
  const retry = () => startFetching(() => fetchAgain().catch(() => undefined));
  return <LoadFailure what={what} retrying={isFetching} onRetry={retry} />;
}
