import type { MarketplaceCall } from './calls';
import type { Document, Fields } from './collection';
import { emptyBody, type CallHandler } from './marketplace-handlers';
import type { Collections } from './seed';

const withoutUid = ({ uid, ...user }: Document): Fields => user;

/** The alternative responses of the calls for which specification 7.1 permits more than one. */
export function alternativeHandlers(
  collections: () => Collections,
): Partial<Record<MarketplaceCall, CallHandler>> {
  const usersOf = (role: string) => collections().users.find({ role }).map(withoutUid);
  return {
    'GET /user/{email}': ({ params: { email } }) => {
      const user = collections().users.findOne({ email });
      return user ? withoutUid(user) : emptyBody;
    },
    'GET /ads': () => collections().products.find({ advertise: true }),
    'GET /wishlist': ({ query: { productId, userId } }) =>
      collections().wishlist.findOne({ productId, wishedById: userId }) !== null,
    'GET /orders/{id}': ({ params: { id } }) => collections().products.findOne({ _id: id }),
    'GET /all-buyer': () => usersOf('buyer'),
    'GET /all-seller': () => usersOf('seller'),
  };
}
