import { Button, HStack, Link as ChakraLink, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { User } from '../../../../../contract/accounts/user';
import type { AccountClosingEvent } from '../../../../../contract/privacy/account-closing';
import { inGoodsWords } from '../../../../../contract/website/goods-words';
import { unwrapCall } from '../../../../api/request-failure';
import { useAppDispatch } from '../../../../api/store-hooks';
import { usersApi } from '../../../../api/users-api';
import { EmptyState } from '../../../../components/records/empty-state';
import type { Column } from '../../../../components/records/records-table';
import { EmailAddress } from '../../../../components/people/email-address';
import { UserAvatar } from '../../../../components/people/user-avatar';
import { DeletionDialog } from '../../../../features/deletion/deletion-dialog';
import { useDeletion } from '../../../../features/deletion/use-deletion';
import { VerificationStatus } from '../../../../features/verification/verification-status';
import { hasCapability } from '../../../../services/configuration';
import { paths } from '../../../../services/paths/paths';
import { DashboardPage } from '../../dashboard-page';
import { ExpandableRecords } from '../../records/expandable-records';
import { FilterSelects, type Filter } from '../../records/filter-selects';
import { LazyOpenOrders } from './lazy-open-orders';
import { isFiltered, type UsersSelection } from './users-selection';

const filters: readonly Filter[] = [
  {
    name: 'status',
    label: 'Status',
    all: 'Everybody',
    options: { unverified: 'Not verified yet' },
  },
];

/** What happens to the paid and unpaid orders of a deleted user. */
interface OrderConsequences {
  paid: string;
  unpaid: string;
}

interface UsersPageProps {
  title: string;
  /** The name of the list, such as "the sellers". */
  label: string;
  /** The name of its items, such as "sellers". */
  itemsLabel: string;
  selection: UsersSelection;
  query: Parameters<typeof ExpandableRecords<User>>[0]['query'];
  /** The texts of the toasts (specification 8.1), which differ by role. */
  verifiedToast: string;
  deletedToast: string;
  /** Used for a server of the specification. */
  orderConsequences: OrderConsequences;
  /** Used with extensions: the event that the deletion sends to each open order. */
  closingEvent: AccountClosingEvent;
}

/** Returns the email or a note: it is missing if another user has proved that the address is theirs. */
const displayEmail = ({ email }: User) => email || 'No email address';

/** Returns the lines that the confirmation dialog shows about a user. */
function deletionDetails(user: User, consequences: OrderConsequences | undefined): string[] {
  const { displayName, paidOrders = 0, unpaidOrders = 0 } = user;
  return [
    ...(displayName ? [displayEmail(user)] : []),
    ...(consequences && paidOrders > 0
      ? [inGoodsWords(`Paid orders: ${paidOrders}. ${consequences.paid}`)]
      : []),
    ...(consequences && unpaidOrders > 0
      ? [inGoodsWords(`Unpaid orders: ${unpaidOrders}. ${consequences.unpaid}`)]
      : []),
  ];
}

/** The admin's table of buyers or sellers. */
export function UsersPage(props: UsersPageProps) {
  const { title, label, itemsLabel, selection, query } = props;
  const { verifiedToast, deletedToast, orderConsequences, closingEvent } = props;
  const isExtended = hasCapability('extensions');
  const dispatch = useAppDispatch();
  const deletion = useDeletion({
    remove: (id) =>
      unwrapCall(dispatch(usersApi.endpoints.deleteUser.initiate({ id }, { track: false }))),
    success: deletedToast,
  });

  const columns: readonly Column<User>[] = [
    {
      heading: 'Image and Name',
      cardArea: 'title',
      cell: ({ _id, displayName, photoURL }) => (
        <HStack gap="3">
          <UserAvatar name={displayName} photoURL={photoURL} />
          {isExtended ? (
            <ChakraLink asChild minWidth="0" minHeight="6">
              <Link to={paths.user(_id)}>
                <bdi>{displayName || 'No name'}</bdi>
              </Link>
            </ChakraLink>
          ) : (
            <Text minWidth="0" dir="auto">
              {displayName}
            </Text>
          )}
        </HStack>
      ),
    },
    {
      heading: 'Email',
      cardArea: 'value',
      cell: (user) => (
        <Text overflowWrap="anywhere">
          <EmailAddress email={displayEmail(user)} />
        </Text>
      ),
    },
    {
      heading: 'Role',
      cardArea: 'value',
      cell: ({ role }) => <Text whiteSpace="nowrap">{role}</Text>,
    },
    {
      heading: 'Status',
      cardArea: 'action',
      cell: (user) => <VerificationStatus user={user} success={verifiedToast} />,
    },
    {
      heading: 'Delete',
      cardArea: 'action',
      cell: (user) => {
        const { _id, displayName } = user;
        const email = displayEmail(user);
        const name = displayName || email;
        return (
          <Button
            size="sm"
            variant="ghost"
            aria-label={displayName ? `Delete ${displayName}, ${email}` : `Delete ${email}`}
            onClick={() =>
              deletion.open({
                id: _id,
                name,
                details: deletionDetails(user, isExtended ? undefined : orderConsequences),
              })
            }
          >
            Delete
          </Button>
        );
      },
    },
  ];

  return (
    <DashboardPage title={title}>
      {isExtended && (
        <FilterSelects label={label} searchLabel="Name or email address" filters={filters} />
      )}
      <ExpandableRecords
        label={label}
        itemsLabel={itemsLabel}
        visibleCount={selection.visibleCount}
        query={query}
        columns={columns}
        empty={
          isFiltered(selection) ? (
            <EmptyState title="No users found">
              <Button asChild variant="outline">
                <Link to="?">Show everybody</Link>
              </Button>
            </EmptyState>
          ) : (
            <EmptyState title="No users yet">{null}</EmptyState>
          )
        }
      />
      <DeletionDialog deletion={deletion} question="Are you sure about deleting the user!">
        {isExtended && <LazyOpenOrders userId={deletion.subject.id} closingEvent={closingEvent} />}
      </DeletionDialog>
    </DashboardPage>
  );
}
