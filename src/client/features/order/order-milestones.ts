import BookmarkIcon from '@heroicons/react/24/outline/BookmarkIcon';
import CheckIcon from '@heroicons/react/24/outline/CheckIcon';
import CreditCardIcon from '@heroicons/react/24/outline/CreditCardIcon';
import MagnifyingGlassIcon from '@heroicons/react/24/outline/MagnifyingGlassIcon';
import UserGroupIcon from '@heroicons/react/24/outline/UserGroupIcon';
import { orderStateLabels } from '../../../contract/buying/order-states';
import type { SaleDetails } from '../../../contract/buying/sale';
import type { OrderState } from '../../../contract/order.machine';

/** The way of an order from the booking to its end. */
export const orderMilestones = [
  { name: 'Booked', shape: BookmarkIcon },
  { name: 'Paid', shape: CreditCardIcon },
  { name: 'Handed over', shape: UserGroupIcon },
  { name: 'Checked', shape: MagnifyingGlassIcon },
  { name: 'Done', shape: CheckIcon },
] as const;

type Milestone = (typeof orderMilestones)[number]['name'];

/** The last milestone that an order in this state has reached. In all other states it is off the way. */
const positions: Partial<Record<OrderState, Milestone>> = {
  open: 'Booked',
  reserved: 'Booked',
  booked: 'Booked',
  paying: 'Booked',
  payingUnbooked: 'Booked',
  awaitingHandOver: 'Paid',
  handOverClaimed: 'Paid',
  inspecting: 'Handed over',
  completed: 'Done',
};

/** Returns how many milestones an order has reached, and whether it has left the way to the last one. */
export function orderProgress({
  state,
  paidAt,
  steps,
}: Pick<SaleDetails, 'state' | 'paidAt'> & { steps: readonly { state: OrderState }[] }) {
  // How far it was before it left the way, only its history says. That of an old order may be incomplete.
  const states = [
    state,
    ...steps.map((step) => step.state),
    ...(paidAt ? (['awaitingHandOver'] as const) : []),
  ];
  const indexes = states.map((one) =>
    orderMilestones.findIndex(({ name }) => name === positions[one]),
  );
  return {
    reachedCount: Math.max(0, ...indexes) + 1,
    isOffTheWay: !positions[state],
  };
}

/** Returns whether the bar of the steps already says the state of an order in the same word. */
export const isNamedByMilestone = (state: OrderState) =>
  !positions[state] || positions[state] === orderStateLabels[state];
