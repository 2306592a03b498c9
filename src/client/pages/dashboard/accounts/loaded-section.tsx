import { LoadFailure } from '../../../components/loading/load-failure';
import type { ReactElements } from '../../../components/react-elements';
import { AccountSection } from './account-section';

interface LoadedSectionProps<Data> {
  title: string;
  /** The name of the content, such as "your sessions". */
  label: string;
  query: { data?: Data | undefined; error?: unknown; isFetching: boolean; refetch: () => unknown };
  children: (data: Data) => ReactElements;
}

/** A section of the page My account whose content is loaded. Renders nothing while the content loads. */
export function LoadedSection<Data>({ title, label, query, children }: LoadedSectionProps<Data>) {
  const { data, error, isFetching, refetch } = query;
  // The error stays while the query is retried.
  if (data === undefined && !error) return null;
  return (
    <AccountSection title={title}>
      {data === undefined ? (
        <LoadFailure label={label} retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        children(data)
      )}
    </AccountSection>
  );
}
