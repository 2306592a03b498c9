import type { Stripe, StripeCardElement } from '@stripe/stripe-js';
import { useEffect, useState } from 'react';
import { fromPromise } from 'xstate';
import type { Order } from '../../../contract/order';
import type { AuthUser } from '../../../contract/user';
import { api } from '../../api/api';
import { ordersApi } from '../../api/orders-api';
import { answerOf } from '../../api/request-failure';
import { useAppDispatch } from '../../api/store-hooks';
import { inspected } from '../../services/inspection';
import { paths } from '../../services/paths';
import { stripe as loadStripe } from '../../services/stripe';
import { confirmCard, readOutcome } from './card-confirmation';
import { useLastingMachine } from '../../services/use-lasting-machine';
import { announcePaymentEnd } from './announce-payment-end';
import { paymentMachine } from './payment.machine';
import { readSettlement } from './read-settlement';

/** Pays for one order. The Stripe objects live here, because a machine holds plain data only. */
export function usePayment(order: Order, buyer: AuthUser) {
  const dispatch = useAppDispatch();
  const [stripe, setStripe] = useState<Stripe | null>(null);
  const [card, setCard] = useState<StripeCardElement | null>(null);

  const [snapshot, send] = useLastingMachine(
    paymentMachine.provide({
      actors: {
        loadStripe: fromPromise(async () => setStripe(await loadStripe())),
        createIntent: fromPromise(() => {
          const request = { price: order.sellingPrice, productId: order.productId };
          return answerOf(
            dispatch(ordersApi.endpoints.createPaymentIntent.initiate(request, { track: false })),
          );
        }),
        confirmCard: fromPromise(({ input: { clientSecret } }) =>
          confirmCard(stripe, clientSecret, card, buyer),
        ),
        checkOutcome: fromPromise(({ input: { clientSecret } }) =>
          readOutcome(stripe, clientSecret),
        ),
        readSettlement: fromPromise(({ signal }) =>
          readSettlement(dispatch, order.productId, signal),
        ),
      },
      actions: {
        refreshLists: () => {
          dispatch(api.util.invalidateTags(['Orders', 'Products', 'MyProducts', 'Wishlist']));
        },
        focusCard: () => card?.focus(),
      },
    }),
    inspected(order.productName),
    {
      // The bank may answer after the buyer's patience, too.
      isUnderWay: (current) => current.hasTag('busy') || current.matches('confirming'),
      tellEnd: (current) => {
        // A change told the page of the end before this flow came to it.
        const isSeen = window.location.pathname === paths.payment(order.productId);
        if (!isSeen || !current.matches('paid')) announcePaymentEnd(current, order.productName);
      },
    },
  );

  useEffect(() => send({ type: 'payment.open' }), [send]);

  const cardMounted = (element: StripeCardElement) => {
    setCard(element);
    send({ type: 'payment.cardReady' });
  };
  return { snapshot, send, stripe, cardMounted };
}
