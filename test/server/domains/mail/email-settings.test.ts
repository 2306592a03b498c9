import { sql } from '../../../../src/server/database/sql';
import {
  declinesEmail,
  setEmailOptOut,
} from '../../../../src/server/domains/accounts/email-settings.sql';
import {
  optionalEmailKinds,
  type OptionalEmailKind,
} from '../../../../src/contract/mail/email-settings';
import { setUpTestServer, setUpUsers } from '../../support/set-up-test-server';

const server = setUpTestServer();
const { buyer, seller } = setUpUsers(server, { buyer: 'buyer', seller: 'seller' });

const readDeclinedKinds = async () =>
  (await server.call('GET', '/api/email-settings', buyer)).body.declined;
const setDeclined = async (kind: string, declined: boolean) =>
  server.call('PUT', '/api/email-settings', { token: buyer.token, body: { kind, declined } });

/** The kinds whose emails are not sent to a user. */
async function unsentKinds({ id }: { id: string }): Promise<OptionalEmailKind[]> {
  const [user] = await server.database.query<Record<OptionalEmailKind, boolean>>(sql`
    select ${declinesEmail('orders')} as orders, ${declinesEmail('messages')} as messages,
      ${declinesEmail('wishes')} as wishes, ${declinesEmail('searches')} as searches,
      ${declinesEmail('reports')} as reports
    from users where id = ${id}`);
  return optionalEmailKinds.filter((kind) => user?.[kind]);
}

test('a user turns kinds of emails off and on, however often', async () => {
  expect(await readDeclinedKinds()).toEqual([]);
  await setDeclined('wishes', true);
  await setDeclined('messages', true);
  expect((await setDeclined('wishes', true)).body).toEqual({ declined: ['messages', 'wishes'] });
  expect(await unsentKinds(buyer)).toEqual(['messages', 'wishes']);
  await setDeclined('messages', false);
  expect(await readDeclinedKinds()).toEqual(['wishes']);
  expect(await unsentKinds(seller)).toEqual([]);
});

test('the unsubscribe link turns all kinds of emails off, and the user can turn a single one on again', async () => {
  await setDeclined('messages', true);
  await setEmailOptOut(server.database, buyer.id, true);
  expect(await readDeclinedKinds()).toEqual([...optionalEmailKinds]);
  await setDeclined('orders', false);
  expect(await readDeclinedKinds()).toEqual(['messages', 'wishes', 'searches', 'reports']);
  expect(await unsentKinds(buyer)).toEqual(['messages', 'wishes', 'searches', 'reports']);
  await setEmailOptOut(server.database, buyer.id, false);
  expect(await readDeclinedKinds()).toEqual([]);
});

test.each(['payments', 'security', ''])('emails about %p cannot be turned off', async (kind) => {
  expect((await setDeclined(kind, true)).status).toBe(400);
});
