import type { ListedPerson } from '../../../../../src/contract/console/person';
import { sql } from '../../../../../src/server/database/sql';
import { setUpTestServer, setUpUsers } from '../../../support/set-up-test-server';
import { addUser } from '../../../support/records';

const server = setUpTestServer();
const { admin, moderator, seller, buyer } = setUpUsers(server, {
  admin: 'Admin',
  moderator: 'moderator',
  seller: 'seller',
  buyer: 'buyer',
});

const readUsers = (query: string, { token } = admin) =>
  server.call('GET', `/api/users?${query}`, { token });
const listIds = async (query: string) =>
  ((await readUsers(query)).body as ListedPerson[]).map(({ _id }) => _id).sort();
const sortedIds = (...users: { id: string }[]) => users.map(({ id }) => id).sort();

test('lists the users of all roles, and filters them by role', async () => {
  const userWithoutRole = await addUser(server.database, 'buyer');
  await server.database.query(sql`
    update users set role = null where id = ${userWithoutRole.id}`);
  await server.database.query(sql`
    update users set has_both_roles = true where id = ${buyer.id}`);
  expect(await listIds('')).toEqual(sortedIds(admin, moderator, seller, buyer, userWithoutRole));
  expect(await listIds('role=Admin')).toEqual([admin.id]);
  expect(await listIds('role=moderator')).toEqual([moderator.id]);
  expect(await listIds('role=none')).toEqual([userWithoutRole.id]);
  expect(await listIds('role=buyer')).toEqual([buyer.id]);
  expect(await listIds('role=seller')).toEqual(sortedIds(seller, buyer));
});

test('filters by state, and lists deleted users by their state only', async () => {
  await server.call('PUT', `/api/users/${seller.id}/suspension`, {
    token: admin.token,
    body: { reason: 'Sells copies.', basis: 'terms', rule: 'Scam or fraud' },
  });
  await server.database.query(sql`
    update users set deleted_at = now() where id = ${buyer.id}`);
  expect(await listIds('')).toEqual(sortedIds(admin, moderator, seller));
  expect(await listIds('state=active')).toEqual(sortedIds(admin, moderator));
  expect(await listIds('state=suspended')).toEqual([seller.id]);
  expect(await listIds('state=deleted')).toEqual([buyer.id]);
  expect(await listIds('state=deleted&role=seller')).toEqual([]);
  const [deleted] = (await readUsers('state=deleted')).body as ListedPerson[];
  expect(deleted).toMatchObject({ deleted: true, suspended: false, email: buyer.email });
});

test.each(['', '&state=deleted'])(
  'finds people by name and email address with the filter "%s"',
  async (state) => {
    const rename = (id: string, name: string) =>
      server.database.query(sql`
      update users set display_name = ${name}, deleted_at = ${state ? new Date() : null}
      where id = ${id}`);
    await rename(seller.id, 'Zoë Ångström');
    await rename(buyer.id, 'Ada Lovelace');
    expect(await listIds(`text=ång${state}`)).toEqual([seller.id]);
    expect(await listIds(`text=${encodeURIComponent(buyer.email)}${state}`)).toEqual([buyer.id]);
    expect(await listIds(`text=ada&role=seller${state}`)).toEqual([]);
  },
);

test('an erased account is listed, but not found by its name', async () => {
  await server.call('DELETE', `/api/user/${buyer.id}`, { token: admin.token });
  await server.database.query(sql`
    update users set erased_at = now(), display_name = 'Deleted user', email = ''
    where id = ${buyer.id}`);
  expect(await listIds('state=deleted')).toEqual([buyer.id]);
  expect(await listIds('state=deleted&text=deleted')).toEqual([]);
});

test('rejects unknown filters with 400', async () => {
  expect((await readUsers('role=owner')).status).toBe(400);
  expect((await readUsers('state=asleep')).status).toBe(400);
  expect((await readUsers(`text=${'a'.repeat(201)}`)).status).toBe(400);
});
