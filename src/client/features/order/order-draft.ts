import type { OrderSubject } from './order-action.machine';

/** The name of what somebody has typed about an order. */
export const orderDraft = ({ orderId, action }: OrderSubject): string =>
  `order-${orderId}-${action}`;
