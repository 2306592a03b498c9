import type { Stripe, StripeCardElement } from '@stripe/stripe-js';
import { useEffect, useRef, useState } from 'react';
import { fromPromise, type SnapshotFrom } from 'xstate';
import type { Order } from '../../../contract/buying/order';
import type { AuthUser } from '../../../contract/accounts/user';
import { api } from '../../api/api';
import { ordersApi } from '../../api/orders-api';
import { unwrapCall } from '../../api/request-failure';
import type { Dispatch } from '../../api/store';
import { useAppDispatch } from '../../api/store-hooks';
import { inspectOptions } from '../../services/telemetry/inspection';
import { paths } from '../../services/paths/paths';
import { loadStripe } from '../../services/stripe';
import { confirmCard, fetchOutcome } from './card-confirmation';
import { useDetachedActor } from '../../services/use-detached-actor';
import { paymentMachine } from './payment.machine';
import { readRecordedOutcome } from './read-recorded-outcome';
import type { ApprovedWallet } from './wallet-buttons';
import { toast } from '../../services/toasts/toasts';

/**
 * Runs the payment of one order. Stripe's objects are React state, because the machine's context
 * may contain only serializable data.
 */
export function usePayment(order: Order, buyer: AuthUser) {
  const dispatch = useAppDispatch();
  const [stripe, setStripe] = useState<Stripe | null>(null);
  const [card, setCard] = useState<StripeCardElement | null>(null);
  // A reference, because the machine uses it before the next render.
  const wallet = useRef<ApprovedWallet>(null);

  const [snapshot, send] = useDetachedActor(
    (component) =>
      paymentMachine.provide({
        actors: {
          loadStripe: fromPromise(async () => setStripe(await loadStripe())),
          createIntent: fromPromise(() => requestIntent(dispatch, component.props.order)),
          confirmCard: fromPromise(async ({ input: { clientSecret, method }, signal }) => {
            const { stripe, card, wallet, buyer } = component.props;
            if (method === 'card') return confirmCard(stripe, clientSecret, card, buyer);
            if (!wallet.current) throw new Error('The wallet is no longer on the page.');
            return wallet.current.confirm({
              clientSecret,
              signal,
              requestIntent: () => requestIntent(dispatch, component.props.order),
            });
          }),
          checkOutcome: fromPromise(({ input: { clientSecret } }) =>
            fetchOutcome(component.props.stripe, clientSecret),
          ),
          readRecordedOutcome: fromPromise(async ({ input: { clientSecret }, signal }) => {
            const { stripe, order } = component.props;
            const recorded = await readRecordedOutcome(dispatch, order.productId, signal);
            if (recorded !== 'unavailable') return recorded;
            const { outcome } = await fetchOutcome(stripe, clientSecret);
            return outcome === 'accepted' ? 'unrecorded' : 'unavailable';
          }),
        },
        actions: {
          refreshLists: () => {
            dispatch(api.util.invalidateTags(['Orders', 'Products', 'MyProducts', 'Wishlist']));
          },
          focusCard: () => component.props.card?.focus(),
        },
      }),
    { order, buyer, stripe, card, wallet },
    {
      ...inspectOptions(order.productName),
      // The bank may respond after the timeout, when the machine is still in `confirming`.
      isPending: (current) => current.hasTag('busy') || current.matches('confirming'),
      onSettled: (current) => {
        // An open payment page already shows the receipt.
        const isPageOpen = window.location.pathname === paths.payment(order.productId);
        if (!isPageOpen || !current.matches('paid')) {
          announcePaymentResult(current, order.productName);
        }
      },
    },
  );

  useEffect(() => send({ type: 'payment.open' }), [send]);

  const onCardReady = (element: StripeCardElement) => {
    setCard(element);
    send({ type: 'payment.cardReady' });
  };
  const onWalletApproved = (approved: ApprovedWallet) => {
    // The buyer may have pressed Pay while the window of Link was open.
    if (!snapshot.can({ type: 'payment.payWithWallet' })) return approved.refuse();
    wallet.current = approved;
    send({ type: 'payment.payWithWallet' });
  };
  return { snapshot, send, stripe, onCardReady, onWalletApproved };
}

/** Requests the payment intent. While nothing changes, each request gets the same one. */
function requestIntent(dispatch: Dispatch, { sellingPrice: price, productId }: Order) {
  return unwrapCall(
    dispatch(
      ordersApi.endpoints.createPaymentIntent.initiate({ price, productId }, { track: false }),
    ),
  );
}

/** Shows the outcome of a payment in a toast, for a buyer who has left the payment page. */
function announcePaymentResult(
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
