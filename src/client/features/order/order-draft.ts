import type { OrderSubject } from './order-action.machine';

/** Returns the name of the draft for an action on an order. */
export const orderDraft = ({ orderId, action }: OrderSubject): string =>
  `order-${orderId}-${action}`;
