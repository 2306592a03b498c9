import { setUpTestServer } from '../support/set-up-test-server';
import { shapeOf, type AnswerShape } from './answer-fields';
import { callNames, callAs, insertUntouched, statusOf } from './support/table-cell';
import { identityTokens } from './support/tokens';
import { askers } from './support/askers';

const server = setUpTestServer({}, { keepsRows: true });

const cells = callNames.flatMap((name) => askers.map((asker) => ({ name, asker })));
const answered = cells.filter(({ name, asker }) => statusOf(name, asker) === 200);

type Entry = Record<string, unknown>;

/** What has the fields of the shape: the answer, or each entry of its list. */
function entriesOf({ of }: AnswerShape, body: unknown): Entry[] {
  if (of === 'events') return [{}];
  if (of === 'answer') return [body as Entry];
  if (of === 'list') return body as Entry[];
  expect(Object.keys(body as Entry)).toEqual(['data']);
  return (body as { data: Entry[] }).data;
}

test.each(answered)('$name, $asker: exactly the fields that are theirs', async (cell) => {
  const shape = shapeOf(cell.name);
  const { answers } = await callAs(server, cell.name, cell.asker);
  for (const { body } of answers) {
    const entries = entriesOf(shape, body);
    // Who has only just become a seller has sold nothing.
    const hasNothing = cell.name === 'GET /sales' && cell.asker === 'buyer whose role changed';
    expect(entries.length > 0).toBe(!hasNothing);
    for (const entry of entries)
      expect(Object.keys(entry).sort()).toEqual([...shape.fields].sort());
  }
});

type Contact = { _id: string; sellerEmail: string; mobileNumber: string };

test('whoever asks at one time, each is told how to reach the sellers of their own alone', async () => {
  const { fixture } = await insertUntouched(server);
  const { buyer, otherBuyer, seller, otherSeller, admin, newcomer } = fixture;
  const { offered, booked, others, category } = fixture;
  const askers: { token?: string; told: string[] }[] = [
    { told: [] },
    { token: newcomer.token, told: [] },
    { token: buyer.token, told: [booked] },
    { token: otherBuyer.token, told: [others] },
    { token: seller.token, told: [booked, offered] },
    { token: otherSeller.token, told: [others] },
    { token: admin.token, told: [booked, offered, others] },
  ];
  const asked = ['/api/ads', `/api/products/${category}`].flatMap((address) =>
    Array.from({ length: 5 }).flatMap(() => askers.map((asker) => ({ ...asker, address }))),
  );
  const answers = await Promise.all(
    asked.map(({ address, token }) => server.call('GET', address, { token })),
  );
  for (const [index, { body, status }] of answers.entries()) {
    const { told, address } = asked[index]!;
    if (status === 401) continue;
    const entries: Contact[] = address === '/api/ads' ? body.data : body;
    const reachable = entries.filter(({ sellerEmail }) => sellerEmail !== '');
    expect(reachable.map(({ _id }) => _id).sort()).toEqual([...told].sort());
    for (const { _id, sellerEmail, mobileNumber } of entries) {
      const owner = _id === others ? otherSeller : seller;
      expect([sellerEmail, mobileNumber]).toEqual(
        told.includes(_id) ? [owner.email, '01700000000'] : ['', ''],
      );
    }
  }
});

test('where there is nothing to tell, nothing is told', async () => {
  const { fixture } = await insertUntouched(server);
  const { buyer, offered } = fixture;
  const unwished = `/api/wishlist?productId=${offered}&&userId=${buyer.uid}`;
  expect((await server.call('GET', unwished, { token: buyer.token })).body).toBeNull();
  const stranger = { uid: 'stranger', email: 'stranger@example.com' };
  const token = await identityTokens.good(stranger);
  expect((await server.call('GET', `/api/user/${stranger.email}`, { token })).body).toBeNull();
});
