import type { OrderSubject } from './order-action.machine';

export const orderDraft = ({ orderId, action }: OrderSubject): string =>
  `order-${orderId}-${action}`;
