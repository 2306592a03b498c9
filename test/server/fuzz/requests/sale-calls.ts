import * as fc from 'fast-check';
import { orderStates } from '../../../../src/contract/order-states';
import { orderEvents } from '../../orders/support/order-paths';
import type { Fixture, OrderOrConversation } from '../process/fixture';
import { allowedText } from '../values/texts';
import { draft, withHeader } from '../wire/draft';
import { usually, ownCall, type DraftArbitrary } from './pick';

/** Events of orders, and notifications. */
export function saleCalls(fixture: Fixture): DraftArbitrary[] {
  const { buyers, sellers, admins, deletable, products, orders } = fixture;
  const allUsers = [...buyers, ...sellers, ...admins];
  const anyUser = fc.constantFrom(...allUsers);
  const orderIds = orders.map(({ id }) => id);
  const productIds = products.map(({ id }) => id);
  const userIds = [...allUsers, ...deletable].map(({ id }) => id);

  return [
    ownCall(sellers, ({ token }) => draft('GET /api/sales', [], { token })),
    fc
      .record({
        admin: fc.constantFrom(...admins),
        query: fc.record(
          {
            state: usually([...orderStates]),
            user: usually(userIds),
            product: usually(productIds),
            openOf: usually(userIds),
            limit: fc.constantFrom('1', '10', '100'),
          },
          { requiredKeys: [] },
        ),
      })
      .map(({ admin: { token }, query }) => draft('GET /api/all-sales', [], { token, query })),
    fc
      .record({ order: fc.constantFrom(...orders), id: usually(orderIds), anyUser })
      .chain(({ order, id, anyUser: other }) =>
        fc.constantFrom(
          draft('GET /api/sales/{orderId}', [order.id], { token: order.buyer.token }),
          draft('GET /api/sales/{orderId}', [order.id], { token: order.seller.token }),
          draft('GET /api/sales/{orderId}', [id], { token: other.token }),
        ),
      ),
    validEvents(orders),
    fc
      .record({ id: usually(orderIds), user: anyUser, type: eventName, reason, contact })
      .map(({ id, user: { token }, ...members }) =>
        draft('POST /api/sales/{orderId}/events', [id], { token, members }),
      ),
    ownCall(allUsers, ({ token }) => draft('GET /api/notifications', [], { token })),
    ownCall(allUsers, ({ token }) => draft('GET /api/notifications/unseen', [], { token })),
    ownCall(allUsers, ({ token }) => draft('PUT /api/notifications/seen', [], { token })),
    ownCall(allUsers, ({ token }) => draft('GET /api/events', [], { token })),
    fc
      .record({ user: anyUser, lastEventId })
      .map(({ user: { token }, lastEventId: value }) =>
        withHeader(draft('GET /api/events', [], { token }), ['Last-Event-ID', value]),
      ),
  ];
}

const eventName = usually(orderEvents.map(({ type }) => type));
/** Around the maximum length of a reason; JavaScript counts UTF-16 units, not characters. */
const reason = fc.oneof(
  allowedText,
  fc
    .record({
      piece: fc.constantFrom('x', ' ', '😀', 'e\u0301'),
      length: fc.constantFrom(0, 1, 500, 501, 999, 1_000, 1_001),
    })
    .map(({ piece, length }) => piece.repeat(length)),
);
const contact = fc.record({
  phoneNumber: fc.constantFrom('01712345678', '01000000000', '0171'),
  meetingLocation: allowedText,
});
/** Last-Event-ID values; a header is bytes. */
const lastEventId = fc.constantFrom(
  ...['0', '1', '20', '-1', '1e3', '1.5', '0x10', ' 5 ', '5, 6', 'NaN', 'null', '', '\xb9'],
  ...['9'.repeat(15), '9'.repeat(16), '9'.repeat(400), 'x'.repeat(9_000), '1;select 1', '00001'],
);

/** Valid events of buyer and seller. */
function validEvents(orders: OrderOrConversation[]): DraftArbitrary {
  const event = fc.oneof(
    // Possible for every order that is not paid.
    { weight: 3, arbitrary: fc.record({ type: fc.constant('buyer.change'), contact }) },
    fc.record({
      type: fc.constantFrom(
        ...['buyer.cancel', 'buyer.receive', 'buyer.accept', 'buyer.withdrawReport'],
        ...['buyer.acceptReturn', 'seller.claimHandOver', 'seller.agreeToCancel'],
      ),
    }),
    fc.record({
      type: fc.constantFrom(
        ...['buyer.requestCancellation', 'buyer.declineReturn', 'seller.cancel'],
        ...['seller.acceptReport', 'seller.offerReturn', 'seller.contestReport'],
      ),
      reason,
    }),
    fc.record({
      type: fc.constantFrom('seller.handOver', 'buyer.giveBack'),
      code: fc.constantFrom('000000', '314159', '314 159'),
    }),
    fc.record({
      type: fc.constant('buyer.report'),
      problem: fc.constantFrom('notReceived', 'damaged', 'other'),
      reason,
    }),
  );
  return fc
    .record({ order: fc.constantFrom(...orders), event })
    .map(({ order: { id, buyer, seller }, event: members }) =>
      draft('POST /api/sales/{orderId}/events', [id], {
        token: members.type.startsWith('buyer.') ? buyer.token : seller.token,
        members,
      }),
    );
}
