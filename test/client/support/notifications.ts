import type { OrderNotification } from '../../../src/contract/talking/notification';
import { product } from './fixtures';

/** A seller's notification of a booking. */
export const notification: OrderNotification = {
  id: 'notification-1',
  orderId: 'order-3f9a21bc',
  productName: product.productName,
  news: 'booked',
  as: 'seller',
  seen: false,
  createdAt: '2026-11-20T09:30:00.000Z',
};
