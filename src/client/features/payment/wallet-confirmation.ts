import type {
  Stripe,
  StripeElements,
  StripeExpressCheckoutElementConfirmEvent,
} from '@stripe/stripe-js';
import type { PaymentIntentResponse } from '../../../contract/payments/payment';
import { failureMessage } from '../failure-message';
import { toConfirmation } from './card-confirmation';
import type { Confirmation } from './payment.machine';

/** A wallet in which the buyer has approved the payment. It stays open until Stripe or we respond. */
export interface ApprovedWallet extends Pick<
  StripeExpressCheckoutElementConfirmEvent,
  'paymentFailed'
> {
  elements: StripeElements;
}

interface WalletPayment {
  stripe: Stripe | null;
  clientSecret: string;
  wallet: ApprovedWallet | null;
  /** Requests the payment intent from the marketplace again. */
  requestIntent: () => Promise<PaymentIntentResponse>;
  /** Aborted when the buyer may pay otherwise by now. */
  signal: AbortSignal;
}

/**
 * Confirms the payment with a wallet, if the marketplace still agrees: the wallet has shown the amount, so a lower or
 * higher price or a lost reservation must not be confirmed.
 * @throws if no response of Stripe arrived; then it is not known whether the card was accepted
 */
export async function confirmWallet({
  stripe,
  clientSecret,
  wallet,
  requestIntent,
  signal,
}: WalletPayment): Promise<Confirmation> {
  if (!stripe || !wallet) throw new Error('The wallet is no longer on the page.');
  const { elements, paymentFailed } = wallet;
  const refusal = await findRefusal(elements, clientSecret, requestIntent);
  if (refusal !== undefined || signal.aborted) {
    paymentFailed({ reason: 'fail' });
    return { outcome: 'declined', message: refusal ?? '' };
  }
  return toConfirmation(
    await stripe.confirmPayment({
      elements,
      clientSecret,
      // Cards need no redirect, but Stripe requires the URL.
      confirmParams: { return_url: window.location.href },
      redirect: 'if_required',
    }),
  );
}

/** Returns why the payment must not be confirmed. Nothing is charged yet. */
async function findRefusal(
  elements: StripeElements,
  clientSecret: string,
  requestIntent: WalletPayment['requestIntent'],
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
