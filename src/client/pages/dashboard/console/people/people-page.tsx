import { Button, Stack, Text } from '@chakra-ui/react';
import { Link, useSearchParams } from 'react-router-dom';
import { routes } from '../../../../../contract/routes';
import { personRoles, personStates } from '../../../../../contract/console/staff-limits';
import { refetchOnMountAndFocus } from '../../../../api/api';
import { usePeopleQuery, userAdministrationApi } from '../../../../api/user-administration-api';
import { EmptyState } from '../../../../components/records/empty-state';
import { DashboardPage } from '../../dashboard-page';
import { AdminCsvExport } from '../../records/admin-csv-export';
import { ExpandableRecords, useVisibleCount } from '../../records/expandable-records';
import { FilterSelects, type Filter } from '../../records/filter-selects';
import { useSearchText } from '../../records/use-search-text';
import { personColumns } from './person-columns';
import { StaffInvitations } from './staff-invitations';

const filters: readonly Filter[] = [
  {
    name: 'role',
    label: 'Role',
    all: 'Every role',
    options: {
      buyer: 'Buyers',
      seller: 'Sellers',
      moderator: 'Moderators',
      Admin: 'Admins',
      none: 'No role yet',
    },
  },
  {
    name: 'state',
    label: 'State',
    all: 'Active or suspended',
    options: { active: 'Active', suspended: 'Suspended', deleted: 'Deleted' },
  },
];

/** The users of all roles. The URL has the filters. */
export default function PeoplePage() {
  const [search] = useSearchParams();
  const visibleCount = useVisibleCount();
  const text = useSearchText();
  const role = personRoles.find((each) => each === search.get('role'));
  const state = personStates.find((each) => each === search.get('state'));
  const filterValues = { ...(text && { text }), ...(role && { role }), ...(state && { state }) };
  const query = usePeopleQuery({ ...filterValues, visibleCount }, refetchOnMountAndFocus);
  return (
    <DashboardPage title={routes.people.title}>
      <StaffInvitations />
      <FilterSelects label="the people" searchLabel="Name, email address or id" filters={filters}>
        <AdminCsvExport
          fileName="people.csv"
          request={(dispatch, options) =>
            dispatch(userAdministrationApi.endpoints.exportPeople.initiate(filterValues, options))
          }
        />
      </FilterSelects>
      <ExpandableRecords
        label="the people"
        itemsLabel="people"
        columns={personColumns}
        query={query}
        visibleCount={visibleCount}
        tableFrom="large"
        empty={
          <EmptyState title="No people found">
            <Stack gap="3" align="center">
              <Text color="fg.muted">
                Type the beginning of a word. To find a deleted user, enter the id or the whole
                email address.
              </Text>
              <Button asChild variant="outline">
                <Link to="?">Show all people</Link>
              </Button>
            </Stack>
          </EmptyState>
        }
      />
    </DashboardPage>
  );
}
