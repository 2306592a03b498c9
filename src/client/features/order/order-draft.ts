import type { OrderSubject } from './order-action.machine';

export const orderDraft = ({ orderId, action }: Pick<OrderSubject, 'orderId' | 'action'>): string =>
  `order-${orderId}-${action}`;
