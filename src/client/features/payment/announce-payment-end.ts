import type { SnapshotFrom } from 'xstate';
import { notify } from '../../services/notifications';
import type { paymentMachine } from './payment.machine';

/** Tells a buyer who has left the page what became of the payment. */
export function announcePaymentEnd(
  snapshot: SnapshotFrom<typeof paymentMachine>,
  productName: string,
): void {
  if (snapshot.matches('paid')) {
    notify.success(`Paid: ${productName}`);
  } else if (snapshot.matches('lost')) {
    notify.error(`${productName} is no longer available. Your card is not charged.`);
  } else if (snapshot.matches({ ready: 'declined' })) {
    notify.error(`${productName} is not paid. ${snapshot.context.cardError}`);
  } else if (snapshot.matches('pending')) {
    notify.error(`${productName} is not marked as paid yet. Do not pay again.`);
  } else if (snapshot.matches('unknown')) {
    notify.error(`We don't know yet whether ${productName} is paid. Check it in My Orders.`);
  }
}
