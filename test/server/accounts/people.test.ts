import type { ListedPerson } from '../../../src/contract/person';
import { sql } from '../../../src/server/database/sql';
import { setUpTestServer, setUpUsers } from '../support/set-up-test-server';
import { addUser } from '../support/records';

const server = setUpTestServer();
const { admin, moderator, seller, buyer } = setUpUsers(server, {
  admin: 'Admin',
  moderator: 'moderator',
  seller: 'seller',
  buyer: 'buyer',
});

const read = (query: string, { token } = admin) =>
  server.call('GET', `/api/users?${query}`, { token });
const idsIn = async (query: string) =>
  ((await read(query)).body as ListedPerson[]).map(({ _id }) => _id).sort();
const sorted = (...users: { id: string }[]) => users.map(({ id }) => id).sort();

test('lists the users of all roles, and filters them by role', async () => {
  const newcomer = await addUser(server.database, 'buyer');
  await server.database.query(sql`
    update users set role = null where id = ${newcomer.id}`);
  await server.database.query(sql`
    update users set has_both_roles = true where id = ${buyer.id}`);
  expect(await idsIn('')).toEqual(sorted(admin, moderator, seller, buyer, newcomer));
  expect(await idsIn('role=Admin')).toEqual([admin.id]);
  expect(await idsIn('role=moderator')).toEqual([moderator.id]);
  expect(await idsIn('role=none')).toEqual([newcomer.id]);
  expect(await idsIn('role=buyer')).toEqual([buyer.id]);
  expect(await idsIn('role=seller')).toEqual(sorted(seller, buyer));
});

test('filters by state, and lists deleted users by their state only', async () => {
  await server.call('PUT', `/api/users/${seller.id}/suspension`, {
    token: admin.token,
    body: { reason: 'Sells copies.', basis: 'terms', rule: 'Scam or fraud' },
  });
  await server.database.query(sql`
    update users set deleted_at = now() where id = ${buyer.id}`);
  expect(await idsIn('')).toEqual(sorted(admin, moderator, seller));
  expect(await idsIn('state=active')).toEqual(sorted(admin, moderator));
  expect(await idsIn('state=suspended')).toEqual([seller.id]);
  expect(await idsIn('state=deleted')).toEqual([buyer.id]);
  expect(await idsIn('state=deleted&role=seller')).toEqual([]);
  const [deleted] = (await read('state=deleted')).body as ListedPerson[];
  expect(deleted).toMatchObject({ deleted: true, suspended: false, email: buyer.email });
});

test.each(['', '&state=deleted'])('finds people by name and email address%s', async (state) => {
  const rename = (id: string, name: string) =>
    server.database.query(sql`
      update users set display_name = ${name}, deleted_at = ${state ? new Date() : null}
      where id = ${id}`);
  await rename(seller.id, 'Zoë Ångström');
  await rename(buyer.id, 'Ada Lovelace');
  expect(await idsIn(`text=ång${state}`)).toEqual([seller.id]);
  expect(await idsIn(`text=${encodeURIComponent(buyer.email)}${state}`)).toEqual([buyer.id]);
  expect(await idsIn(`text=ada&role=seller${state}`)).toEqual([]);
});

test('an erased account is listed without a name to find it by', async () => {
  await server.call('DELETE', `/api/user/${buyer.id}`, { token: admin.token });
  await server.database.query(sql`
    update users set erased_at = now(), display_name = 'Deleted user', email = ''
    where id = ${buyer.id}`);
  expect(await idsIn('state=deleted')).toEqual([buyer.id]);
  expect(await idsIn('state=deleted&text=deleted')).toEqual([]);
});

test('rejects unknown filters and moderators', async () => {
  expect((await read('role=owner')).status).toBe(400);
  expect((await read('state=asleep')).status).toBe(400);
  expect((await read(`text=${'a'.repeat(201)}`)).status).toBe(400);
  expect((await read('', moderator)).status).toBe(403);
});
