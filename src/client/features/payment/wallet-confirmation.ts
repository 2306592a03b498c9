import type {
  Stripe,
  StripeElements,
  StripeExpressCheckoutElementConfirmEvent,
} from '@stripe/stripe-js';
import type { PaymentIntentResponse } from '../../../contract/payments/payment';
import { failureMessage } from '../failure-message';
import { toConfirmation } from './card-confirmation';
import type { Confirmation } from './payment.machine';

interface OpenWallet extends Pick<StripeExpressCheckoutElementConfirmEvent, 'paymentFailed'> {
  stripe: Stripe;
  elements: StripeElements;
}

export interface WalletPayment {
  clientSecret: string;
  /** Requests the payment intent from the marketplace again. */
  requestIntent: () => Promise<PaymentIntentResponse>;
  /** Aborted when the buyer may pay otherwise by now. */
  signal: AbortSignal;
}

/**
 * Confirms the payment with a wallet that the buyer has approved, if the marketplace still agrees: the wallet has shown
 * the amount, so another price or a lost booking must not be confirmed.
 * @throws if no response of Stripe arrived; then it is not known whether the card was accepted
 */
export async function confirmWallet(
  { stripe, elements, paymentFailed }: OpenWallet,
  payment: WalletPayment,
): Promise<Confirmation> {
  const rejection = await findRejection(elements, payment);
  if (rejection !== undefined || payment.signal.aborted) {
    paymentFailed({ reason: 'fail' });
    return { outcome: 'declined', message: rejection ?? '' };
  }
  return toConfirmation(
    await stripe.confirmPayment({
      elements,
      clientSecret: payment.clientSecret,
      // Cards need no redirect, but Stripe requires the URL.
      confirmParams: { return_url: window.location.href },
      redirect: 'if_required',
    }),
  );
}

/** Returns why the payment must not be confirmed. Nothing is charged yet. */
async function findRejection(
  elements: StripeElements,
  { clientSecret, requestIntent }: WalletPayment,
): Promise<string | undefined> {
  const { error } = await elements.submit();
  if (error) return error.message ?? 'Your wallet did not approve the payment.';
  try {
    const intent = await requestIntent();
    return intent.clientSecret === clientSecret ? undefined : changedMessage;
  } catch (failure) {
    return failureMessage(failure);
  }
}

const changedMessage =
  'The price or your booking has changed. Nothing was charged. Reload this page to pay.';
