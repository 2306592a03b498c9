import type { OrderSubject } from './order-action.machine';

export const orderDraftKey = ({
  orderId,
  action,
}: Pick<OrderSubject, 'orderId' | 'action'>): string => `order-${orderId}-${action}`;
