import type Stripe from 'stripe';
import type { MarketplaceCall } from './calls';
import type { Collection, Document, Fields } from './collection';
import type { Collections } from './seed';

export interface Asked {
  params: Record<string, string>;
  query: Record<string, string>;
  body: Fields;
}
export type Answer = (asked: Asked) => unknown;

/** Responds with an empty body, as Express does for the null of an unknown document. */
export const nothing = Symbol('nothing');

const orderFields = [
  '_id',
  'productId',
  'productName',
  'image',
  'location',
  'originalPrice',
  'sellingPrice',
  'bookedByName',
];

/** The Order of specification 3.5, without other fields. */
function toOrder(booking: Document | null): Fields | null {
  return booking && Object.fromEntries(orderFields.map((name) => [name, booking[name]]));
}

/** Saves the signed-in user. An existing record keeps the fields that were not sent. */
function saveUser(users: Collection, fields: Fields) {
  const { email } = fields;
  if (users.findOne({ email })) return users.updateOne({ email }, fields);
  const { insertedId } = users.insertOne({ verified: false, ...fields });
  const counts = { matchedCount: 0, modifiedCount: 0, upsertedCount: 1 };
  return { acknowledged: true, ...counts, upsertedId: insertedId };
}

/** The typed price in cents. */
const inCents = (price: unknown) => Math.round(Number(String(price).replace(/[$,\s]/g, '')) * 100);

/** The responses to all calls, exactly as in specification 7.1. */
export function marketplaceAnswers(
  known: () => Collections,
  stripe: Stripe,
): Record<MarketplaceCall, Answer> {
  return {
    'GET /user/{email}': ({ params: { email } }) => known().users.findOne({ email }),
    'POST /user': ({ body }) => saveUser(known().users, body),
    'GET /jwt': ({ query: { email } }) => ({ accessToken: `token-of-${email}` }),
    'GET /categories': () => known().categories.documents,
    'GET /category/{id}': ({ params: { id } }) => known().categories.findOne({ _id: id }),
    'GET /ads': () => ({ data: known().products.find({ advertise: true }) }),
    'GET /products/{categoryId}': ({ params: { categoryId } }) =>
      known().products.find({ category: categoryId }),
    'POST /products': ({ body }) => known().products.insertOne(body),
    'GET /my-products/{email}': ({ params: { email } }) =>
      known().products.find({ sellerEmail: email }),
    'PUT /products/advertise/{id}': ({ params: { id }, body }) =>
      known().products.updateOne({ _id: id }, { advertise: !body['advertise'] }),
    'DELETE /products/{id}': ({ params: { id } }) => known().products.deleteOne({ _id: id }),
    'GET /wishlist': ({ query: { productId, userId } }) =>
      known().wishlist.findOne({ productId, wishedById: userId }) ?? nothing,
    'POST /wishlist': ({ body }) => known().wishlist.insertOne(body),
    'GET /wishlist/{email}': ({ params: { email } }) =>
      known().wishlist.find({ wishedByEmail: email }),
    'POST /book-product': ({ body }) =>
      known().bookings.findOne({ productId: body['productId'] })
        ? { message: `You already have a booking for ${String(body['productName'])}` }
        : known().bookings.insertOne(body),
    'GET /myorders/{uid}': ({ params: { uid } }) =>
      known().bookings.find({ bookedById: uid }).map(toOrder),
    'GET /orders/{id}': ({ params: { id } }) =>
      toOrder(known().bookings.findOne({ productId: id })),
    'GET /all-buyer': () => known().users.find({ role: 'buyer' }),
    'GET /all-seller': () => known().users.find({ role: 'seller' }),
    'PUT /user/verified/{id}': ({ params: { id } }) =>
      known().users.updateOne({ _id: id }, { verified: true }),
    'DELETE /user/{id}': ({ params: { id } }) => known().users.deleteOne({ _id: id }),
    'POST /create-payment-intent': async ({ body: { price } }) => {
      const intent = await stripe.paymentIntents.create({
        amount: inCents(price),
        currency: 'usd',
      });
      return { clientSecret: intent.client_secret };
    },
  };
}
