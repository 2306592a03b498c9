import Stripe from 'stripe';
import type { PaymentIntent } from '../../contract/payment';
import type { Database } from '../database/database';
import { HttpError } from '../http/http-error';
import { markCancelled } from '../repositories/paid-orders';
import { addPayment, findPaymentHistory } from '../repositories/payments';
import { findProduct } from '../repositories/products';
import type { UserRecord } from '../repositories/users';
import { amountToCharge } from './amount-to-charge';

export interface PaymentServices {
  database: Database;
  stripe: Stripe;
}

/**
 * What the browser needs to pay for a product by card. The price is the server's own.
 * @throws HttpError 400, 404 or 409 for what this buyer can't pay for; Stripe's own errors
 */
export async function startPayment(
  { database, stripe }: PaymentServices,
  buyer: UserRecord,
  productId: string,
): Promise<PaymentIntent> {
  const amount = await amountToPay(database, buyer, productId);
  const { intentId, count } = await findPaymentHistory(database, productId, buyer.id);
  if (intentId) {
    const intent = await retrieve(stripe, intentId);
    if (intent && isPayable(intent)) return toAnswer(intent);
    if (intent && intent.status !== 'canceled') {
      throw new HttpError(409, 'Your payment for this product is being processed.');
    }
    await database.transaction((tx) => markCancelled(tx, intentId));
  }

  const intent = await stripe.paymentIntents.create(
    {
      amount,
      currency: 'usd',
      allowed_payment_method_types: ['card'],
      // Two buyers may pay for one product at once: it is charged only to the one who gets it.
      capture_method: 'manual',
      metadata: { productId, uid: buyer.uid },
    },
    // Asked again after a lost answer, Stripe gives the same intent.
    { idempotencyKey: ['payment', productId, buyer.id, amount, count].join('/') },
  );
  const added = await addPayment(database, {
    intentId: intent.id,
    productId,
    buyerId: buyer.id,
    amount,
    currency: intent.currency,
  });
  if (!added) throw new HttpError(404, 'There is no such product.');
  return toAnswer(intent);
}

async function amountToPay(
  database: Database,
  buyer: UserRecord,
  productId: string,
): Promise<number> {
  const product = await findProduct(database, productId);
  if (!product) throw new HttpError(404, 'There is no such product.');
  if (product.paid) throw new HttpError(409, 'This product has already been paid for.');
  if (product.buyerId !== null && product.buyerId !== buyer.id) {
    throw new HttpError(409, 'This product has already been booked by another buyer.');
  }
  if (product.sellerDeleted || !product.listed || product.sellerId === buyer.id) {
    throw new HttpError(409, 'This product is no longer for sale.');
  }
  return amountToCharge(product.sellingPrice);
}

async function retrieve(stripe: Stripe, intentId: string) {
  try {
    return await stripe.paymentIntents.retrieve(intentId);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing') {
      return undefined;
    }
    throw error;
  }
}

function isPayable({ status }: Stripe.PaymentIntent): boolean {
  return (
    status === 'requires_payment_method' ||
    status === 'requires_confirmation' ||
    status === 'requires_action'
  );
}

function toAnswer({ client_secret: clientSecret, amount, currency }: Stripe.PaymentIntent) {
  if (!clientSecret) throw new Error('Stripe gave no client secret.');
  return { clientSecret, amount, currency };
}
