import { Box, Text } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { routes } from '../../../../contract/routes';
import { maxStaffSearchLength } from '../../../../contract/console/staff-limits';
import { refetchOnMount } from '../../../api/api';
import { requestFailureMessage } from '../../../api/request-failure';
import { useStaffSearchQuery } from '../../../api/user-administration-api';
import { SearchField } from '../../../components/forms/search-field';
import { useDebounced } from '../../../components/forms/use-debounced';
import { LoadFailure } from '../../../components/loading/load-failure';
import { EmptyState } from '../../../components/records/empty-state';
import { RecordsSkeleton } from '../../../components/records/records-skeleton';
import { DashboardPage } from '../dashboard-page';
import { StaffSearchResults } from './staff-search-results';

/** Delays the request, in milliseconds, until the user stops typing. */
const debounceDelay = 200;

/** The search of staff for people, listings and orders. The URL stores the text. */
export default function StaffSearchPage() {
  const [searchParams, setSearchParams] = useSearchParams();
  const text = searchParams.get('q') ?? '';
  return (
    <DashboardPage title={routes.staffSearch.title}>
      <Box role="search" maxWidth="2xl">
        <SearchField
          label="Name, email address, order number or id"
          text={text}
          onChange={(q) =>
            setSearchParams(q ? { q } : {}, { replace: true, preventScrollReset: true })
          }
        />
      </Box>
      <Results text={useDebounced(text.trim().slice(0, maxStaffSearchLength), debounceDelay)} />
    </DashboardPage>
  );
}

function Results({ text }: { text: string }) {
  const { currentData, data, error, isFetching, refetch } = useStaffSearchQuery(
    { text },
    { ...refetchOnMount, skip: text === '' },
  );
  if (text === '') {
    return (
      <Text color="fg.muted">
        Finds people, listings and orders, deleted and sold ones included.
      </Text>
    );
  }
  const results = currentData ?? (isFetching ? data : undefined);
  if (results) {
    const { people, listings, orders } = results;
    const isEmpty = people.length + listings.length + orders.length === 0;
    return (
      <Box aria-busy={!currentData} opacity={currentData ? 1 : 0.6}>
        {isEmpty ? (
          <EmptyState title="Nothing found">
            <Text color="fg.muted">
              Words match from their beginning. A deleted user is found only by the id or the whole
              email address.
            </Text>
          </EmptyState>
        ) : (
          <StaffSearchResults results={results} />
        )}
      </Box>
    );
  }
  if (error) {
    return (
      <LoadFailure
        label="the results"
        reason={requestFailureMessage(error)}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return <RecordsSkeleton label="Searching" />;
}
