import { Badge, Button, Link as ChakraLink, NativeSelect, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import {
  alertFrequencies,
  maxNewMatches,
  type AlertFrequency,
  type SavedSearch,
} from '../../../../contract/finding/saved-search';
import { routes } from '../../../../contract/routes';
import { inGoodsWords } from '../../../../contract/website/goods-words';
import { refetchOnMount } from '../../../api/api';
import { unwrapCall } from '../../../api/request-failure';
import {
  savedSearchesApi,
  useChangeSavedSearchMutation,
  useOpenSavedSearchMutation,
  useSavedSearchesQuery,
} from '../../../api/saved-searches-api';
import { useAppDispatch } from '../../../api/store-hooks';
import { EmptyState } from '../../../components/records/empty-state';
import type { Column } from '../../../components/records/records-table';
import { DeletionDialog } from '../../../features/deletion/deletion-dialog';
import { useDeletion } from '../../../features/deletion/use-deletion';
import { failureMessage } from '../../../features/failure-message';
import { browsePath } from '../../../services/paths/browse-path';
import { paths } from '../../../services/paths/paths';
import { toast } from '../../../services/toasts/toasts';
import { useSession } from '../../../session/use-session';
import { DashboardPage } from '../dashboard-page';
import { Records } from '../records/records';

export default function SavedSearchesPage() {
  const session = useSession();
  const query = useSavedSearchesQuery(undefined, refetchOnMount);
  const dispatch = useAppDispatch();
  const deletion = useDeletion({
    remove: (id) => {
      const { deleteSavedSearch } = savedSearchesApi.endpoints;
      return unwrapCall(dispatch(deleteSavedSearch.initiate(id, { track: false })));
    },
    success: 'Search deleted.',
  });
  const columns: readonly Column<SavedSearch>[] = [
    { heading: 'Search', cardArea: 'title', cell: (search) => <SearchLink search={search} /> },
    {
      heading: 'New',
      cardArea: 'value',
      cell: ({ newMatches }) =>
        newMatches > 0 && <Badge>{`${formatNewMatches(newMatches)} new`}</Badge>,
    },
    {
      heading: 'Emails',
      cardArea: 'action',
      cell: (search) => <FrequencySelect search={search} />,
    },
    {
      heading: 'Action',
      cardArea: 'action',
      cell: ({ id, name }) => (
        <Button
          size="sm"
          variant="outline"
          aria-label={`Delete ${name}`}
          onClick={() => deletion.open({ id, name })}
        >
          Delete
        </Button>
      ),
    },
  ];
  return (
    <DashboardPage title={routes.savedSearches.title}>
      {session.status === 'signedIn' &&
        session.emailConfirmed === false &&
        query.data?.length !== 0 && (
          <Text>You won't get emails until you confirm your email address.</Text>
        )}
      <Records
        label="your saved searches"
        query={{ ...query, data: query.data?.map((search) => ({ ...search, _id: search.id })) }}
        columns={columns}
        empty={
          <EmptyState title="No saved searches">
            <Text color="fg.muted">
              {inGoodsWords('Save a search or follow a seller to get an email about new watches.')}
            </Text>
            <Button asChild variant="outline">
              <Link to={browsePath()}>{inGoodsWords('Find a watch')}</Link>
            </Button>
          </EmptyState>
        }
      />
      <DeletionDialog deletion={deletion} question="Are you sure about deleting this search?" />
    </DashboardPage>
  );
}

const formatNewMatches = (count: number) =>
  count < maxNewMatches ? String(count) : `${maxNewMatches - 1}+`;

/** Shows the newest first, and counts only later ones as new. */
function SearchLink({ search: { id, query, name, newMatches } }: { search: SavedSearch }) {
  const [open] = useOpenSavedSearchMutation();
  return (
    <ChakraLink asChild variant="underline" overflowWrap="anywhere">
      <Link
        to={`${paths.search}?${query}&order=newest`}
        // If it fails, they stay new.
        onClick={() => newMatches > 0 && void open(id)}
      >
        <bdi>{name}</bdi>
      </Link>
    </ChakraLink>
  );
}

const frequencyLabels: Record<AlertFrequency, string> = {
  atOnce: 'At once',
  daily: 'Daily',
  weekly: 'Weekly',
  never: 'None',
};

/** Saves each change at once. */
function FrequencySelect({ search: { id, name, frequency } }: { search: SavedSearch }) {
  const [change] = useChangeSavedSearchMutation();
  const save = (chosen: AlertFrequency | undefined) => {
    if (!chosen) return;
    unwrapCall(change({ id, frequency: chosen })).catch((error: unknown) =>
      toast.error(failureMessage(error)),
    );
  };
  return (
    <NativeSelect.Root size="sm" width="32">
      <NativeSelect.Field
        aria-label={`Emails of ${name}`}
        value={frequency}
        onChange={({ currentTarget: { value } }) =>
          save(alertFrequencies.find((each) => each === value))
        }
      >
        {alertFrequencies.map((each) => (
          <option key={each} value={each}>
            {frequencyLabels[each]}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}
