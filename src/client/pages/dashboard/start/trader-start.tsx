import { Button, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { Conversation } from '../../../../contract/talking/conversation';
import { pluralize } from '../../../../contract/text/pluralize';
import { inGoodsWords } from '../../../../contract/website/goods-words';
import { freshFor5Minutes, refetchOnMountAndFocus } from '../../../api/api';
import { useConversationsQuery } from '../../../api/conversations-api';
import { useMyOrdersQuery } from '../../../api/orders-api';
import { loadFailureReason } from '../../../api/request-failure';
import { useMySalesQuery } from '../../../api/sales-api';
import { LoadFailure } from '../../../components/loading/load-failure';
import { formatSellingPrice } from '../../../components/product/price';
import { EmptyState } from '../../../components/records/empty-state';
import { otherParticipantName } from '../../../features/conversation/sender-name';
import { isMoneyHeld } from '../../../features/order/order-predicates';
import { purchaseTasks, saleTasks, type OrderTask } from '../../../features/order/order-tasks';
import { hasCapability } from '../../../services/configuration';
import { browsePath } from '../../../services/paths/browse-path';
import { paths } from '../../../services/paths/paths';
import { useSignedInUser } from '../../../session/use-signed-in-user';
import { TaskList, type Task } from './task-list';
import { usePayoutTasks } from './use-payout-tasks';
import { BuyerFigures, ListedFigures, SellerFigures } from './trader-figures';

interface TraderStartProps {
  buys: boolean;
  sells: boolean;
}

/** What waits for a buyer, a seller or both, and their figures. */
export function TraderStart({ buys, sells }: TraderStartProps) {
  const { uid } = useSignedInUser();
  const isExtended = hasCapability('extensions');
  const orders = useMyOrdersQuery({ uid, ended: isExtended }, { ...freshFor5Minutes, skip: !buys });
  const sales = useMySalesQuery(undefined, {
    ...refetchOnMountAndFocus,
    skip: !sells || !isExtended,
  });
  const conversations = useConversationsQuery(undefined, {
    ...refetchOnMountAndFocus,
    skip: !isExtended,
  });
  const payoutTasks = usePayoutTasks({ hasSales: (sales.data ?? []).length > 0 });
  const lists = [orders, sales, conversations].filter(({ isUninitialized }) => !isUninitialized);
  const failed = lists.filter(({ data, isError }) => isError && !data);
  const [failure] = failed;
  const isLoading = lists.some(({ data, isError }) => !data && !isError);
  return (
    <>
      {failure && !isLoading ? (
        <LoadFailure
          label="what needs you"
          reason={loadFailureReason(failure.error)}
          retrying={failure.isFetching}
          onRetry={() => failed.forEach(({ refetch }) => void refetch())}
        />
      ) : (
        <TaskList
          tasks={
            isLoading
              ? undefined
              : [
                  ...purchaseTasks(orders.data ?? []).map(orderRow),
                  ...saleTasks(sales.data ?? []).map(orderRow),
                  ...payoutTasks,
                  ...(conversations.data ?? [])
                    .filter(({ unreadCount }) => unreadCount > 0)
                    .map(unreadRow),
                ]
          }
          empty={<NothingToDo buys={buys} />}
        />
      )}
      {buys && <BuyerFigures orders={orders.data} />}
      {sells && (isExtended ? <SellerFigures sales={sales.data} /> : <ListedFigures />)}
    </>
  );
}

function orderRow({
  order: { image, productName, sellingPrice, currency, state },
  ...task
}: OrderTask): Task {
  const price = formatSellingPrice(sellingPrice, currency);
  return {
    ...task,
    picture: { source: image },
    detail: `${isMoneyHeld(state) ? `${price} held` : price} · ${productName}`,
  };
}

function unreadRow(conversation: Conversation): Task {
  const { id, image, productName, unreadCount, lastMessage } = conversation;
  return {
    id,
    picture: { source: image },
    title: `${pluralize(unreadCount, 'new message')} from ${otherParticipantName(conversation)}`,
    detail: lastMessage?.text || productName,
    to: paths.conversation(id),
  };
}

function NothingToDo({ buys }: Pick<TraderStartProps, 'buys'>) {
  return (
    <EmptyState title="You're all caught up">
      <Text color="fg.muted">
        {buys
          ? 'What you have to pay, collect or answer appears here.'
          : 'What you have to hand over or answer appears here.'}
      </Text>
      <Button asChild variant="outline">
        {buys ? (
          <Link to={browsePath()}>{inGoodsWords('Find a watch')}</Link>
        ) : (
          <Link to={paths.addProduct}>{inGoodsWords('Add a watch')}</Link>
        )}
      </Button>
    </EmptyState>
  );
}
