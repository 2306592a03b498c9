import * as fc from 'fast-check';
import type { Fixture } from '../process/fixture';
import { allowedText } from '../values/texts';
import { createRequest } from '../wire/request-template';
import { mostlyOneOf, ownCall, type RequestArbitrary } from './pick';

/** Wishlist, booking and payment. */
export function purchaseCalls({ buyers, products }: Fixture): RequestArbitrary[] {
  const wish = fc.record({
    buyer: fc.constantFrom(...buyers),
    productId: mostlyOneOf(products.map(({ id }) => id)),
  });

  return [
    wish.map(({ buyer: { token, uid }, productId }) =>
      createRequest('GET /api/wishlist', [], { token, query: { productId, userId: uid } }),
    ),
    wish.map(({ buyer: { token, uid, email }, productId }) =>
      createRequest('POST /api/wishlist', [], {
        token,
        members: { productId, wishedById: uid, wishedByEmail: email, advertise: true },
      }),
    ),
    ownCall(buyers, ({ email, token }) =>
      createRequest('GET /api/wishlist/{email}', [email], { token }),
    ),
    wish.map(({ buyer: { token }, productId }) =>
      createRequest('DELETE /api/wishes/{productId}', [productId], { token }),
    ),
    fc
      .record({
        wish,
        phoneNumber: fc.constantFrom('01712345678', '01000000000'),
        meetingLocation: allowedText,
        bookingTime: fc.integer(),
      })
      .map(({ wish: { buyer, productId }, ...members }) =>
        createRequest('POST /api/book-product', [], {
          token: buyer.token,
          members: { productId, ...members, bookedById: buyer.uid, bookedByEmail: buyer.email },
        }),
      ),
    ownCall(buyers, ({ uid, token }) => createRequest('GET /api/myorders/{uid}', [uid], { token })),
    wish.map(({ buyer: { token }, productId }) =>
      createRequest('GET /api/orders/{id}', [productId], { token }),
    ),
    wish.map(({ buyer: { token }, productId }) =>
      createRequest('POST /api/create-payment-intent', [], {
        token,
        members: { price: '$20', productId },
      }),
    ),
  ];
}
