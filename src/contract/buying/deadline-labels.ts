import type { OrderState } from '../order.machine';
import type { OrderRole } from './sale';

/** The labels of the deadline of each state that has one, by the viewer's role. */
export const deadlineLabels: Partial<Record<OrderState, Record<OrderRole, string>>> = {
  reserved: { buyer: 'Reserved until', seller: 'Reserved until', admin: 'Reserved until' },
  booked: { buyer: 'Pay by', seller: 'To be paid by', admin: 'To be paid by' },
  awaitingHandOver: {
    buyer: 'To be handed over by',
    seller: 'Hand over by',
    admin: 'To be handed over by',
  },
  cancellationRequested: {
    buyer: 'Seller answers by',
    seller: 'Answer by',
    admin: 'Seller answers by',
  },
  handOverClaimed: { buyer: 'Answer by', seller: 'Buyer answers by', admin: 'Buyer answers by' },
  awaitingShipment: { buyer: 'To be sent by', seller: 'Send by', admin: 'To be sent by' },
  shipped: { buyer: 'Confirm by', seller: 'Buyer confirms by', admin: 'Buyer confirms by' },
  deliveryClaimed: { buyer: 'Answer by', seller: 'Buyer answers by', admin: 'Buyer answers by' },
  inspecting: { buyer: 'Check it by', seller: 'Completes by', admin: 'Completes by' },
  reported: { buyer: 'Seller answers by', seller: 'Answer by', admin: 'Seller answers by' },
  returnOffered: { buyer: 'Answer by', seller: 'Buyer answers by', admin: 'Buyer answers by' },
  returning: { buyer: 'Return by', seller: 'To be returned by', admin: 'To be returned by' },
  returnShipped: {
    buyer: 'Seller confirms by',
    seller: 'Confirm by',
    admin: 'Seller confirms by',
  },
};
