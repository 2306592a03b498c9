import type { SnapshotFrom } from 'xstate';
import { toast } from '../../services/toasts/toasts';
import type { paymentMachine } from './payment.machine';

/** Shows the outcome of a payment in a toast, for a buyer who has left the payment page. */
export function announcePaymentResult(
  snapshot: SnapshotFrom<typeof paymentMachine>,
  productName: string,
): void {
  if (snapshot.matches('paid')) {
    toast.success(`Paid: ${productName}`);
  } else if (snapshot.matches('unavailable')) {
    toast.error(`${productName} is no longer available. Your card wasn't charged.`);
  } else if (snapshot.matches({ ready: 'declined' })) {
    toast.error(`The payment for ${productName} failed. ${snapshot.context.cardError}`);
  } else if (snapshot.matches('pending')) {
    toast.error(`The payment for ${productName} isn't recorded yet. Do not pay again.`);
  } else if (snapshot.matches('unknown')) {
    toast.error(
      `We don't know yet whether the payment for ${productName} went through. Check My Orders.`,
    );
  }
}
