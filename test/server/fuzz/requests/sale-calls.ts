import * as fc from 'fast-check';
import { orderStates } from '../../../../src/contract/buying/order-states';
import { orderEvents } from '../../domains/buying/support/order-paths';
import type { Fixture, OrderOrConversation } from '../process/fixture';
import { allowedText } from '../values/texts';
import { createRequest, withHeader } from '../wire/request-template';
import { mostlyOneOf, ownCall, type RequestArbitrary } from './pick';

/** Events of orders, and notifications. */
export function saleCalls(fixture: Fixture): RequestArbitrary[] {
  const { buyers, sellers, admins, deletable, products, orders } = fixture;
  const allUsers = [...buyers, ...sellers, ...admins];
  const anyUser = fc.constantFrom(...allUsers);
  const orderIds = orders.map(({ id }) => id);
  const productIds = products.map(({ id }) => id);
  const userIds = [...allUsers, ...deletable].map(({ id }) => id);

  return [
    ownCall(sellers, ({ token }) => createRequest('GET /api/sales', [], { token })),
    fc
      .record({
        admin: fc.constantFrom(...admins),
        query: fc.record(
          {
            state: mostlyOneOf([...orderStates]),
            user: mostlyOneOf(userIds),
            product: mostlyOneOf(productIds),
            openOf: mostlyOneOf(userIds),
            limit: fc.constantFrom('1', '10', '100'),
          },
          { requiredKeys: [] },
        ),
      })
      .map(({ admin: { token }, query }) =>
        createRequest('GET /api/all-sales', [], { token, query }),
      ),
    fc
      .record({ order: fc.constantFrom(...orders), id: mostlyOneOf(orderIds), anyUser })
      .chain(({ order, id, anyUser: other }) =>
        fc.constantFrom(
          createRequest('GET /api/sales/{orderId}', [order.id], { token: order.buyer.token }),
          createRequest('GET /api/sales/{orderId}', [order.id], { token: order.seller.token }),
          createRequest('GET /api/sales/{orderId}', [id], { token: other.token }),
        ),
      ),
    validEvents(orders),
    fc
      .record({ id: mostlyOneOf(orderIds), user: anyUser, type: eventName, reason, contact })
      .map(({ id, user: { token }, ...members }) =>
        createRequest('POST /api/sales/{orderId}/events', [id], { token, members }),
      ),
    ownCall(allUsers, ({ token }) => createRequest('GET /api/notifications', [], { token })),
    ownCall(allUsers, ({ token }) => createRequest('GET /api/notifications/unseen', [], { token })),
    ownCall(allUsers, ({ token }) => createRequest('PUT /api/notifications/seen', [], { token })),
    ownCall(allUsers, ({ token }) => createRequest('GET /api/events', [], { token })),
    fc
      .record({ user: anyUser, lastEventId })
      .map(({ user: { token }, lastEventId: value }) =>
        withHeader(createRequest('GET /api/events', [], { token }), ['Last-Event-ID', value]),
      ),
  ];
}

const eventName = mostlyOneOf(orderEvents.map(({ type }) => type));
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
function validEvents(orders: OrderOrConversation[]): RequestArbitrary {
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
      createRequest('POST /api/sales/{orderId}/events', [id], {
        token: members.type.startsWith('buyer.') ? buyer.token : seller.token,
        members,
      }),
    );
}
