import { Badge, VisuallyHidden } from '@chakra-ui/react';
import { isTradingRole } from '../../../contract/accounts/has-role';
import { formatCount } from '../../../contract/text/format-count';
import { useUnreadConversationsQuery } from '../../api/conversations-api';
import { useUnseenNotificationsQuery } from '../../api/notifications-api';
import { ordersApi, useMyOrdersQuery } from '../../api/orders-api';
import { salesApi, useMySalesQuery } from '../../api/sales-api';
import { purchaseTasks, saleTasks } from '../../features/order/order-tasks';
import { hasCapability } from '../../services/configuration';
import { paths } from '../../services/paths/paths';
import { useSession } from '../../session/use-session';
import { useSignedInUser } from '../../session/use-signed-in-user';

/** How much waits behind a link of the dashboard's menu. Renders nothing for the other links. */
export function MenuCount({ to }: { to: string }) {
  const session = useSession();
  const isTrader = session.status === 'signedIn' && isTradingRole(session.role);
  switch (to) {
    case paths.myOrders:
      return <PurchaseCount />;
    case paths.mySales:
      return <SaleCount />;
    case paths.messages:
      return isTrader && <UnreadCount />;
    case paths.notifications:
      return <NewCount />;
    default:
      return null;
  }
}

function PurchaseCount() {
  const { uid } = useSignedInUser();
  const query = { uid, ended: hasCapability('extensions') };
  const state = ordersApi.endpoints.myOrders.useQueryState(query);
  const { data } = useMyOrdersQuery(query, { skip: mustNotFetch(state) });
  return <Count count={data && purchaseTasks(data).length} noun="to do" />;
}

function SaleCount() {
  const state = salesApi.endpoints.mySales.useQueryState();
  const { data } = useMySalesQuery(undefined, { skip: mustNotFetch(state) });
  return <Count count={data && saleTasks(data).length} noun="to do" />;
}

/** Whether a page fetches the list, or says that it failed and offers Retry. */
const mustNotFetch = ({ isUninitialized, data }: { isUninitialized: boolean; data?: unknown }) =>
  !isUninitialized && data === undefined;

function UnreadCount() {
  const { data } = useUnreadConversationsQuery();
  return <Count count={data?.count} noun="unread" />;
}

function NewCount() {
  const { data } = useUnseenNotificationsQuery();
  return <Count count={data?.count} noun="new" />;
}

function Count({ count = 0, noun }: { count?: number | undefined; noun: string }) {
  if (count === 0) return null;
  return (
    <Badge
      position="absolute"
      insetEnd="4"
      top="2.5"
      variant="solid"
      colorPalette="brand"
      rounded="full"
      pointerEvents="none"
    >
      <span>{formatCount(count)}</span>
      <VisuallyHidden>{` ${noun}`}</VisuallyHidden>
    </Badge>
  );
}
