import * as fc from 'fast-check';
import type { Fixture } from '../process/fixture';
import { allowedText } from '../values/texts';
import { createRequest } from '../wire/request-template';
import { ownCall, mostlyOneOf, type RequestArbitrary } from './pick';

/** Messages, and what people do with conversations. */
export function conversationCalls(fixture: Fixture): RequestArbitrary[] {
  const { buyers, sellers, admins, products, orders, conversations } = fixture;
  const allUsers = [...buyers, ...sellers, ...admins];
  const participant = fc.constantFrom(
    ...conversations.flatMap(({ id, buyer, seller }) => [
      { id, token: buyer.token },
      { id, token: seller.token },
    ]),
  );
  const productIds = products.map(({ id }) => id);
  const path = 'api/conversations/{id}';

  return [
    fc
      .record({ buyer: fc.constantFrom(...buyers), productId: mostlyOneOf(productIds), message })
      .map(({ buyer: { token }, productId, message: members }) =>
        createRequest('POST /api/conversations', [], { token, members: { ...members, productId } }),
      ),
    fc
      .record({ order: fc.constantFrom(...orders), message })
      .map(({ order: { id, seller }, message: members }) =>
        createRequest('POST /api/sales/{orderId}/messages', [id], { token: seller.token, members }),
      ),
    fc
      .record({ participant, message })
      .map(({ participant: { id, token }, message: members }) =>
        createRequest(`POST /${path}/messages`, [id], { token, members }),
      ),
    fc
      .record({ user: fc.constantFrom(...allUsers), query: filter })
      .map(({ user: { token }, query }) =>
        createRequest('GET /api/conversations', [], { token, query }),
      ),
    fc
      .record({ participant, before: fc.constantFrom('1', '2', '99', '9007199254740991') })
      .map(({ participant: { id, token }, before }) =>
        createRequest(`GET /${path}`, [id], { token, query: { before, limit: '3' } }),
      ),
    fc
      .record({ participant, number: fc.constantFrom(1, 2, 99, 2 ** 31 - 1) })
      .map(({ participant: { id, token }, number }) =>
        createRequest(`PUT /${path}/read`, [id], { token, members: { number } }),
      ),
    participant.map(({ id, token }) => createRequest(`DELETE /${path}/block`, [id], { token })),
    fc
      .record({ participant, reason: allowedText })
      .map(({ participant: { id, token }, reason }) =>
        createRequest(`POST /${path}/report`, [id], { token, members: { reason } }),
      ),
    ownCall(allUsers, ({ token }) => createRequest('GET /api/conversations/unread', [], { token })),
    ownCall(admins, ({ token }) => createRequest('GET /api/reported-conversations', [], { token })),
  ];
}

const message = fc.record({
  messageId: fc.uuid({ version: 4 }),
  text: fc.oneof(
    allowedText,
    fc.constantFrom('01712345678 '.repeat(150), 'a@b.'.repeat(500), 'one '.repeat(500)),
  ),
  photos: fc.constantFrom(
    [],
    ['https://images.example/a.webp'],
    Array<string>(6).fill('https://images.example/a.webp'),
  ),
});

const filter = fc.constantFrom<Record<string, string>>(
  {},
  { limit: '1' },
  { productId: 'none' },
  { orderId: 'none' },
);
