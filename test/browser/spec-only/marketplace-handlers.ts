import type Stripe from 'stripe';
import type { MarketplaceCall } from './calls';
import type { Collection, Document, Fields } from './collection';
import type { Collections } from './seed';

export interface CallInput {
  params: Record<string, string>;
  query: Record<string, string>;
  body: Fields;
}
export type CallHandler = (input: CallInput) => unknown;

/** Responds with an empty body, as Express does for the null of an unknown document. */
export const emptyBody = Symbol('empty body');

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

/** Converts a price as the seller typed it, such as "$1,200". */
const toCents = (price: unknown) => Math.round(Number(String(price).replace(/[$,\s]/g, '')) * 100);

/** The responses to all calls, exactly as in specification 7.1. */
export function marketplaceHandlers(
  collections: () => Collections,
  stripe: Stripe,
): Record<MarketplaceCall, CallHandler> {
  return {
    'GET /user/{email}': ({ params: { email } }) => collections().users.findOne({ email }),
    'POST /user': ({ body }) => saveUser(collections().users, body),
    'GET /jwt': ({ query: { email } }) => ({ accessToken: `token-of-${email}` }),
    'GET /categories': () => collections().categories.documents,
    'GET /category/{id}': ({ params: { id } }) => collections().categories.findOne({ _id: id }),
    'GET /ads': () => ({ data: collections().products.find({ advertise: true }) }),
    'GET /products/{categoryId}': ({ params: { categoryId } }) =>
      collections().products.find({ category: categoryId }),
    'POST /products': ({ body }) => collections().products.insertOne(body),
    'GET /my-products/{email}': ({ params: { email } }) =>
      collections().products.find({ sellerEmail: email }),
    'PUT /products/advertise/{id}': ({ params: { id }, body }) =>
      collections().products.updateOne({ _id: id }, { advertise: !body['advertise'] }),
    'DELETE /products/{id}': ({ params: { id } }) => collections().products.deleteOne({ _id: id }),
    'GET /wishlist': ({ query: { productId, userId } }) =>
      collections().wishlist.findOne({ productId, wishedById: userId }) ?? emptyBody,
    'POST /wishlist': ({ body }) => collections().wishlist.insertOne(body),
    'GET /wishlist/{email}': ({ params: { email } }) =>
      collections().wishlist.find({ wishedByEmail: email }),
    'POST /book-product': ({ body }) =>
      collections().bookings.findOne({ productId: body['productId'] })
        ? { message: `You already have a booking for ${String(body['productName'])}` }
        : collections().bookings.insertOne(body),
    'GET /myorders/{uid}': ({ params: { uid } }) =>
      collections().bookings.find({ bookedById: uid }).map(toOrder),
    'GET /orders/{id}': ({ params: { id } }) =>
      toOrder(collections().bookings.findOne({ productId: id })),
    'GET /all-buyer': () => collections().users.find({ role: 'buyer' }),
    'GET /all-seller': () => collections().users.find({ role: 'seller' }),
    'PUT /user/verified/{id}': ({ params: { id } }) =>
      collections().users.updateOne({ _id: id }, { verified: true }),
    'DELETE /user/{id}': ({ params: { id } }) => collections().users.deleteOne({ _id: id }),
    'POST /create-payment-intent': async ({ body: { price } }) => {
      const intent = await stripe.paymentIntents.create({
        amount: toCents(price),
        currency: 'usd',
      });
      return { clientSecret: intent.client_secret };
    },
  };
}
