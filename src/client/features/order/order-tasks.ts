import type { Order } from '../../../contract/buying/order';
import type { Sale } from '../../../contract/buying/sale';
import type { RegistrationRole } from '../../../contract/accounts/user';
import type { OrderState } from '../../../contract/order.machine';
import { inGoodsWords } from '../../../contract/website/goods-words';
import { formatDay } from '../../components/product/product-facts';
import { paths } from '../../services/paths/paths';

/** What a party has to do in a state. A state without a task waits for the other side, staff or the bank. */
const tasksOfState: Partial<Record<OrderState, Partial<Record<RegistrationRole, string>>>> = {
  reserved: { buyer: 'Book and pay' },
  booked: { buyer: 'Pay' },
  awaitingHandOver: { buyer: 'Meet the seller', seller: 'Enter the code' },
  cancellationRequested: { seller: 'Agree to cancel or decline' },
  handOverClaimed: { buyer: 'Confirm that you have it' },
  handOverUnconfirmed: { buyer: 'Confirm that you have it' },
  awaitingShipment: { seller: 'Send the watch' },
  shipped: { buyer: 'Confirm the arrival' },
  deliveryClaimed: { buyer: 'Confirm that you have it' },
  arrivalUnconfirmed: { buyer: 'Confirm the arrival' },
  inspecting: { buyer: 'Check the watch' },
  reported: { seller: 'Answer the report' },
  returnOffered: { buyer: 'Answer the offer' },
  returning: { buyer: 'Return the watch', seller: 'Take the watch back' },
  returnShipped: { seller: 'Confirm the return' },
};

/** An order in which the user has to do something. */
export interface OrderTask {
  id: string;
  /** What to do and until when, such as "Enter the code by Dec 8". */
  title: string;
  to: string;
  order: Pick<Sale, 'image' | 'productName' | 'sellingPrice' | 'currency'> & { state: OrderState };
  deadline: string;
}

/** The orders that wait for their buyer, the most urgent first. */
export const purchaseTasks = (orders: readonly Order[]): OrderTask[] =>
  toTasks(
    'buyer',
    orders.flatMap((order) => {
      // A server of the specification sends no state.
      const state = order.state ?? (order.paid ? 'completed' : 'booked');
      const { _id: id, sellerClosed, productId } = order;
      const isUnpaid = state === 'reserved' || state === 'booked';
      if (sellerClosed && isUnpaid) return [];
      const to = isUnpaid ? paths.payment(productId) : paths.order(id);
      return [{ ...order, id, state, to }];
    }),
  );

/** The orders that wait for their seller, the most urgent first. */
export const saleTasks = (sales: readonly Sale[]): OrderTask[] =>
  toTasks(
    'seller',
    sales.map((sale) => ({ ...sale, id: sale.orderId, to: paths.order(sale.orderId) })),
  );

type PartyOrder = OrderTask['order'] & {
  id: string;
  to: string;
  deadline?: string | null | undefined;
};

function toTasks(role: RegistrationRole, orders: readonly PartyOrder[]): OrderTask[] {
  const tasks = orders.flatMap((order) => {
    const task = tasksOfState[order.state]?.[role];
    if (!task) return [];
    const { id, to, deadline } = order;
    const title = deadline ? `${task} by ${formatDay(deadline)}` : task;
    return [{ id, title: inGoodsWords(title), to, order, deadline: deadline ?? '' }];
  });
  // Times of ISO 8601 sort as text. A task without a deadline comes last.
  const urgency = ({ deadline }: OrderTask) => deadline || '~';
  return tasks.sort((one, other) => (urgency(one) < urgency(other) ? -1 : 1));
}
