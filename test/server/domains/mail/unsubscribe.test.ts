import { sql } from '../../../../src/server/database/sql';
import {
  createUnsubscribeToken,
  unsubscribePath,
} from '../../../../src/server/domains/mail/unsubscribe-token';
import { accessTokenKeys } from '../../support/configuration';
import { setUpUsers, setUpTestServer } from '../../support/set-up-test-server';

const server = setUpTestServer();
const users = setUpUsers(server, { seller: 'seller', other: 'seller', admin: 'Admin' });

const unsubscribeLink = ({ id }: { id: string }, keys = accessTokenKeys) =>
  unsubscribePath(createUnsubscribeToken(keys, id));

/** Sends the request of a browser form, which one-click unsubscribe sends, too. */
const post = (path: string) =>
  server.call('POST', path, {
    body: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

async function optedOutUsers(): Promise<string[]> {
  const rows = await server.database.query<{ id: string }>(sql`
    select id from users where email_opt_out`);
  return rows.map(({ id }) => id);
}

test('the link shows a confirmation and changes nothing', async () => {
  const { status, body, headers } = await server.call('GET', unsubscribeLink(users.seller));
  expect(status).toBe(200);
  expect(body).toContain(`<form method="post" action="${unsubscribeLink(users.seller)}">`);
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(await optedOutUsers()).toEqual([]);
});

test('the page has the name of the shop', async () => {
  await server.call('PUT', '/api/settings', {
    token: users.admin.token,
    body: { shopName: 'Time & Again' },
  });
  const { body } = await server.call('GET', unsubscribeLink(users.seller));
  expect(body).toContain('Go to Time &#38; Again');
  expect(body).not.toContain('Secondhand');
});

test('the confirmation opts out that user only, and can be undone', async () => {
  const { status, body } = await post(unsubscribeLink(users.seller));
  expect(status).toBe(200);
  expect(await optedOutUsers()).toEqual([users.seller.id]);
  const [, undoPath = ''] = /action="([^"]+)"/.exec(body) ?? [];
  await post(undoPath);
  expect(await optedOutUsers()).toEqual([]);
});

test('one-click unsubscribe works with any form body', async () => {
  const { status } = await server.call('POST', unsubscribeLink(users.seller), {
    body: '--b\r\n\r\nOne-Click\r\n--b--',
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
  });
  expect(status).toBe(200);
  expect(await optedOutUsers()).toEqual([users.seller.id]);
});

test.each([
  ['an unsigned token', () => unsubscribePath('unsigned')],
  [
    "another's signature",
    () => unsubscribeLink(users.other).replace(users.other.id, users.seller.id),
  ],
  ['appended characters', () => `${unsubscribeLink(users.seller)}%22%3E`],
  [
    'the audience of another deployment',
    () => unsubscribeLink(users.seller, { ...accessTokenKeys, audience: 'elsewhere' }),
  ],
])('a link with %s is invalid, and shows a message', async (_what, link) => {
  for (const response of [await server.call('GET', link()), await post(link())]) {
    expect(response.status).toBe(404);
    expect(response.body).toContain('This link no longer works');
  }
  expect(await optedOutUsers()).toEqual([]);
});

test('access tokens and unsubscribe tokens are not interchangeable', async () => {
  expect((await post(unsubscribePath(users.seller.token))).status).toBe(404);
  const token = unsubscribeLink(users.seller).replace(unsubscribePath(''), '');
  expect((await server.call('GET', '/api/notifications', { token })).status).toBe(401);
});
