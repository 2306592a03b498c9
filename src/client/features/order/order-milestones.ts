import BookmarkIcon from '@heroicons/react/24/outline/BookmarkIcon';
import ArchiveBoxIcon from '@heroicons/react/24/outline/ArchiveBoxIcon';
import CheckIcon from '@heroicons/react/24/outline/CheckIcon';
import CreditCardIcon from '@heroicons/react/24/outline/CreditCardIcon';
import MagnifyingGlassIcon from '@heroicons/react/24/outline/MagnifyingGlassIcon';
import TruckIcon from '@heroicons/react/24/outline/TruckIcon';
import UserGroupIcon from '@heroicons/react/24/outline/UserGroupIcon';
import { orderStateLabels } from '../../../contract/buying/order-states';
import type { Sale } from '../../../contract/buying/sale';
import type { OrderState } from '../../../contract/order.machine';
import { isShipped } from '../../../contract/selling/deliveries';

/** The way of an order from the booking to its end, with a meeting. */
export const orderMilestones = [
  { name: 'Booked', shape: BookmarkIcon },
  { name: 'Paid', shape: CreditCardIcon },
  { name: 'Handed over', shape: UserGroupIcon },
  { name: 'Checked', shape: MagnifyingGlassIcon },
  { name: 'Done', shape: CheckIcon },
] as const;

/** The way of an order whose watch is sent. */
const shippingMilestones = [
  ...orderMilestones.slice(0, 2),
  { name: 'Sent', shape: TruckIcon },
  { name: 'Received', shape: ArchiveBoxIcon },
  { name: 'Done', shape: CheckIcon },
] as const;

type Milestone = (typeof orderMilestones | typeof shippingMilestones)[number]['name'];

/** The last milestone that an order in this state has reached. In all other states it is off the way. */
const positions: Partial<Record<OrderState, Milestone>> = {
  open: 'Booked',
  reserved: 'Booked',
  booked: 'Booked',
  paying: 'Booked',
  payingUnbooked: 'Booked',
  awaitingHandOver: 'Paid',
  handOverClaimed: 'Paid',
  awaitingShipment: 'Paid',
  shipped: 'Sent',
  deliveryClaimed: 'Sent',
  inspecting: 'Handed over',
  completed: 'Done',
};

const shippingPositions: typeof positions = { ...positions, inspecting: 'Received' };

/** Returns the way of an order. */
export const milestonesOf = (sale: Pick<Sale, 'shippingPrice'>) =>
  isShipped(sale) ? shippingMilestones : orderMilestones;

/** Returns how many milestones an order has reached, and whether it has left the way to the last one. */
export function orderProgress(
  sale: Pick<Sale, 'state' | 'paidAt' | 'shippingPrice'> & {
    steps: readonly { state: OrderState }[];
  },
) {
  const { state, paidAt, steps } = sale;
  const places = isShipped(sale) ? shippingPositions : positions;
  // How far it was before it left the way, only its history says. That of an old order may be incomplete.
  const states = [
    state,
    ...steps.map((step) => step.state),
    ...(paidAt ? (['awaitingHandOver'] as const) : []),
  ];
  const indexes = states.map((one) =>
    milestonesOf(sale).findIndex(({ name }) => name === places[one]),
  );
  return {
    reachedCount: Math.max(0, ...indexes) + 1,
    isOffTheWay: !positions[state],
  };
}

/** Returns whether the bar of the steps already says the state of an order in the same word. */
export const isNamedByMilestone = (state: OrderState) =>
  !positions[state] || positions[state] === orderStateLabels[state];
