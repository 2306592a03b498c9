import type { OrderSubject } from './order-action.machine';

/** The name of a user's draft for an action. */
export const orderDraft = ({ orderId, action }: OrderSubject): string =>
  `order-${orderId}-${action}`;
