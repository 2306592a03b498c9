import Stripe from 'stripe';
import type { Money } from '../../../contract/payments/money';
import type { PaymentIntentResponse } from '../../../contract/payments/payment';
import type { Database } from '../../database/database';
import { DomainError, NotFoundError } from '../../errors/domain-error';
import type { OrderTimes } from '../buying/deadlines';
import { blockedMessage, ownProductMessage } from '../buying/booking-rules';
import { bookFirstMessage } from '../buying/shipping-rules';
import { amountOf, findPriceForBuyer, type OrderPrice } from '../buying/order-price.sql';
import { addPaymentCancellation } from '../platform/outbox.sql';
import { markCancelled } from './order-payments.sql';
import { addPayment, findPaymentHistory } from './payments.sql';
import { currentHour } from './postpone-an-hour';
import { findProduct } from '../selling/products.sql';
import { isBlocked } from '../accounts/user-blocks.sql';
import type { UserRecord } from '../access/users.sql';
import { cardLimitsMessage, isChargeable } from '../../../contract/payments/card-limits';

export interface PaymentServices {
  database: Database;
  stripe: Stripe;
  times: OrderTimes;
}

/**
 * Creates or reuses the payment intent of a buyer for a product, at the price in the database.
 * @throws DomainError if the buyer cannot pay for it; StripeError if Stripe fails
 */
export async function startPayment(
  { database, stripe, times }: PaymentServices,
  buyer: UserRecord,
  productId: string,
): Promise<PaymentIntentResponse> {
  const { amount, currency } = await findCharge(database, buyer, productId);
  const { intentId, count } = await findPaymentHistory(database, productId, buyer.id);
  if (intentId) {
    const intent = await retrieveIntent(stripe, intentId);
    const canBePaid = intent && isPayable(intent);
    if (canBePaid && intent.amount === amount && intent.currency === currency) {
      return toResponse(intent);
    }
    if (intent && !canBePaid && intent.status !== 'canceled') {
      throw new DomainError('conflict', 'Your payment for this watch is being processed.');
    }
    await database.transaction(async (tx) => {
      await markCancelled(tx, intentId, times);
      // The seller has changed the price since.
      if (canBePaid) await addPaymentCancellation(tx, intentId);
    });
  }

  // With this key, a repeated request returns the same intent. Stripe repeats an error for the same key for a day.
  const key = ['payment', productId, buyer.id, amount, currency, count, currentHour()];
  const intent = await stripe.paymentIntents.create(
    {
      amount,
      currency,
      allowed_payment_method_types: ['card'],
      // Captured only after the product is reserved, because several buyers may pay at the same time.
      capture_method: 'manual',
      metadata: { productId, uid: buyer.uid },
    },
    { idempotencyKey: key.join('/') },
  );
  const added = await addPayment(database, {
    intentId: intent.id,
    productId,
    buyerId: buyer.id,
    amount,
    currency: intent.currency,
  });
  if (!added) throw new NotFoundError('product');
  return toResponse(intent);
}

async function findCharge(
  database: Database,
  buyer: UserRecord,
  productId: string,
): Promise<Money> {
  const product = await findProduct(database, productId);
  if (!product) throw new NotFoundError('product');
  if (product.paid) throw new DomainError('conflict', 'This watch has already been paid for.');
  if (product.buyerId !== null && product.buyerId !== buyer.id) {
    throw new DomainError('conflict', 'This watch has already been booked by another buyer.');
  }
  if (product.sellerId === buyer.id) throw new DomainError('conflict', ownProductMessage);
  // A booked product of a suspended seller is not listed, but its order goes on.
  if (product.sellerDeleted || (!product.listed && product.buyerId === null)) {
    throw new DomainError('conflict', 'This watch is no longer for sale.');
  }
  if (await isBlocked(database, { blockerId: product.sellerId, blockedId: buyer.id })) {
    throw new DomainError('conflict', blockedMessage);
  }
  const price = await findPriceForBuyer(database, { productId, buyerId: buyer.id });
  if (!price) throw new NotFoundError('product');
  if (price.mustBeBooked) throw new DomainError('conflict', bookFirstMessage);
  return amountToCharge(price);
}

/** Returns undefined if Stripe does not know the intent. */
async function retrieveIntent(stripe: Stripe, intentId: string) {
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

function toResponse({ client_secret: clientSecret, amount, currency }: Stripe.PaymentIntent) {
  if (!clientSecret) throw new Error('Stripe returned a payment intent without a client secret.');
  return { clientSecret, amount, currency };
}

/**
 * Returns the amount of a price, in the currency's smallest unit.
 * @throws DomainError if the price is not a single amount, or outside Stripe's limits
 */
function amountToCharge(price: OrderPrice): Money {
  const charge = amountOf(price);
  if (charge === null) {
    throw new DomainError(
      'invalid',
      "This can't be paid by card because its price isn't a single amount. Please ask the seller.",
    );
  }
  if (!isChargeable(charge)) {
    throw new DomainError('invalid', cardLimitsMessage(price.currency));
  }
  return charge;
}
