import type { ChosenOrderAction } from './order-action.machine';

export const orderDraftKey = ({
  orderId,
  action,
}: Pick<ChosenOrderAction, 'orderId' | 'action'>): string => `order-${orderId}-${action}`;
