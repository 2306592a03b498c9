import * as fc from 'fast-check';
import type { Fixture } from '../process/fixture';
import { allowedText } from '../values/texts';
import { draft } from '../wire/draft';
import { usually, ownCall, type DraftArbitrary } from './pick';

/** Wishlist, booking and payment. */
export function purchaseCalls({ buyers, products }: Fixture): DraftArbitrary[] {
  const wish = fc.record({
    buyer: fc.constantFrom(...buyers),
    productId: usually(products.map(({ id }) => id)),
  });

  return [
    wish.map(({ buyer: { token, uid }, productId }) =>
      draft('GET /api/wishlist', [], { token, query: { productId, userId: uid } }),
    ),
    wish.map(({ buyer: { token, uid, email }, productId }) =>
      draft('POST /api/wishlist', [], {
        token,
        members: { productId, wishedById: uid, wishedByEmail: email, advertise: true },
      }),
    ),
    ownCall(buyers, ({ email, token }) => draft('GET /api/wishlist/{email}', [email], { token })),
    wish.map(({ buyer: { token }, productId }) =>
      draft('DELETE /api/wishes/{productId}', [productId], { token }),
    ),
    fc
      .record({
        wish,
        phoneNumber: fc.constantFrom('01712345678', '01000000000'),
        meetingLocation: allowedText,
        bookingTime: fc.integer(),
      })
      .map(({ wish: { buyer, productId }, ...members }) =>
        draft('POST /api/book-product', [], {
          token: buyer.token,
          members: { productId, ...members, bookedById: buyer.uid, bookedByEmail: buyer.email },
        }),
      ),
    ownCall(buyers, ({ uid, token }) => draft('GET /api/myorders/{uid}', [uid], { token })),
    wish.map(({ buyer: { token }, productId }) =>
      draft('GET /api/orders/{id}', [productId], { token }),
    ),
    wish.map(({ buyer: { token }, productId }) =>
      draft('POST /api/create-payment-intent', [], { token, members: { price: '$20', productId } }),
    ),
  ];
}
