import { Button, HStack, Skeleton, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { User } from '../../../contract/user';
import { unwrapCall } from '../../api/request-failure';
import { useAppDispatch } from '../../api/store-hooks';
import { usersApi } from '../../api/users-api';
import { lazyComponent } from '../../components/loading/lazy-component';
import { EmptyState } from '../../components/records/empty-state';
import type { Column } from '../../components/records/records-table';
import { EmailAddress } from '../../components/people/email-address';
import { UserAvatar } from '../../components/people/user-avatar';
import { DeletionDialog } from '../../features/deletion/deletion-dialog';
import { useDeletion } from '../../features/deletion/use-deletion';
import { VerificationStatus } from '../../features/verification/verification-status';
import { hasCapability } from '../../services/configuration';
import type { AccountClosing } from './account-closing';
import { DashboardPage } from './dashboard-page';
import { ExpandableRecords } from './expandable-records';
import { UsersControls } from './users-controls';
import { isNarrowed, type UsersSelection } from './users-selection';

const OpenOrders = lazyComponent({
  what: 'their open orders',
  load: async () => {
    const module = await import(/* webpackChunkName: "open-orders" */ './open-orders');
    return module.OpenOrders;
  },
  Fallback: () => <Skeleton height="12" />,
});

/** The orders of a user who is deleted. */
interface OrdersLeft {
  paid: string;
  unpaid: string;
}

interface UsersPageProps {
  title: string;
  /** A name for the list, and one for its items. */
  what: string;
  more: string;
  selection: UsersSelection;
  query: Parameters<typeof ExpandableRecords<User>>[0]['query'];
  /** The toasts, which specification 8.1 words differently for each role. */
  verified: string;
  deleted: string;
  /** Without the capability `orders`. */
  ordersLeft: OrdersLeft;
  /** With the capability `orders`: the event that the deletion sends to them. */
  closing: AccountClosing;
}

/** An account loses its address when another user proves that it is theirs. */
const displayEmail = ({ email }: User) => email || 'No email address';

/** What the admin must know before deleting a user. */
function deletionDetails(user: User, ordersLeft: OrdersLeft | undefined): string[] {
  const { displayName, paidOrders = 0, unpaidOrders = 0 } = user;
  return [
    ...(displayName ? [displayEmail(user)] : []),
    ...(ordersLeft && paidOrders > 0 ? [`Paid orders: ${paidOrders}. ${ordersLeft.paid}`] : []),
    ...(ordersLeft && unpaidOrders > 0
      ? [`Unpaid orders: ${unpaidOrders}. ${ordersLeft.unpaid}`]
      : []),
  ];
}

/** The admin's table of buyers or sellers. */
export function UsersPage(props: UsersPageProps) {
  const { title, what, more, selection, query, verified, deleted, ordersLeft, closing } = props;
  const isFollowed = hasCapability('orders');
  const dispatch = useAppDispatch();
  const [deletion, send] = useDeletion({
    remove: (id) =>
      unwrapCall(dispatch(usersApi.endpoints.deleteUser.initiate(id, { track: false }))),
    success: deleted,
  });

  const columns: readonly Column<User>[] = [
    {
      heading: 'Image and Name',
      onPhone: 'title',
      cell: ({ displayName, photoURL }) => (
        <HStack gap="3">
          <UserAvatar name={displayName} photoURL={photoURL} />
          <Text minWidth="0" dir="auto">
            {displayName}
          </Text>
        </HStack>
      ),
    },
    {
      heading: 'Email',
      cell: (user) => (
        <Text overflowWrap="anywhere">
          <EmailAddress email={displayEmail(user)} />
        </Text>
      ),
    },
    { heading: 'Role', cell: ({ role }) => <Text whiteSpace="nowrap">{role}</Text> },
    { heading: 'Status', cell: (user) => <VerificationStatus user={user} success={verified} /> },
    {
      heading: 'Delete',
      onPhone: 'action',
      cell: (person) => {
        const { _id, displayName } = person;
        const email = displayEmail(person);
        const name = displayName || email;
        return (
          <Button
            size="sm"
            variant="outline"
            colorPalette="red"
            aria-label={displayName ? `Delete ${displayName}, ${email}` : `Delete ${email}`}
            onClick={() =>
              send({
                type: 'deletion.ask',
                subject: {
                  id: _id,
                  name,
                  details: deletionDetails(person, isFollowed ? undefined : ordersLeft),
                },
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
      {hasCapability('users') && <UsersControls what={what} />}
      <ExpandableRecords
        what={what}
        more={more}
        visibleCount={selection.visibleCount}
        query={query}
        columns={columns}
        empty={
          isNarrowed(selection) ? (
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
      <DeletionDialog
        snapshot={deletion}
        send={send}
        question="Are you sure about deleting the user!"
      >
        {isFollowed && <OpenOrders userId={deletion.context.subject.id} closing={closing} />}
      </DeletionDialog>
    </DashboardPage>
  );
}
