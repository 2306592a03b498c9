import { Button } from '@chakra-ui/react';
import { Link, useSearchParams } from 'react-router-dom';
import type { ListedPerson } from '../../../../../contract/console/person';
import { routes } from '../../../../../contract/routes';
import { personRoles, personStates } from '../../../../../contract/console/staff-limits';
import { refetchOnMountAndFocus } from '../../../../api/api';
import { usePeopleQuery } from '../../../../api/user-administration-api';
import { DateTime } from '../../../../components/product/date-time';
import { EmptyState } from '../../../../components/records/empty-state';
import type { Column } from '../../../../components/records/records-table';
import { DashboardPage } from '../../dashboard-page';
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

const columns: readonly Column<ListedPerson>[] = [
  ...personColumns,
  { heading: 'Registered', cell: ({ registeredAt }) => <DateTime date={registeredAt} /> },
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
      <FilterSelects label="the people" searchLabel="Name or email address" filters={filters} />
      <ExpandableRecords
        label="the people"
        itemsLabel="people"
        columns={columns}
        query={query}
        visibleCount={visibleCount}
        tableFrom="xl"
        empty={
          <EmptyState title="No people found">
            <Button asChild variant="outline">
              <Link to="?">Show all people</Link>
            </Button>
          </EmptyState>
        }
      />
    </DashboardPage>
  );
}
