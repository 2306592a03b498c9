import { sql } from '../../../src/server/database/sql';
import {
  createUnsubscribeToken,
  unsubscribePath,
} from '../../../src/server/mail/unsubscribe-token';
import { accessTokenKeys } from '../support/configuration';
import { setUpPeople, setUpTestServer } from '../support/set-up-test-server';

const server = setUpTestServer();
const people = setUpPeople(server, { seller: 'seller', other: 'seller' });

const linkOf = ({ id }: { id: string }, keys = accessTokenKeys) =>
  unsubscribePath(createUnsubscribeToken(keys, id));

/** As a form in a browser does, or a mail program by itself. */
const post = (path: string) =>
  server.call('POST', path, {
    body: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

async function whoWantsFewer(): Promise<string[]> {
  const rows = await server.database.query<{ id: string }>(sql`
    select id from users where email_opt_out`);
  return rows.map(({ id }) => id);
}

test('the link of a mail asks first, and changes nothing by being followed', async () => {
  const { status, body, headers } = await server.call('GET', linkOf(people.seller));
  expect(status).toBe(200);
  expect(body).toContain(`<form method="post" action="${linkOf(people.seller)}">`);
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(await whoWantsFewer()).toEqual([]);
});

test('its button is for one person alone, and can be taken back', async () => {
  const { status, body } = await post(linkOf(people.seller));
  expect(status).toBe(200);
  expect(await whoWantsFewer()).toEqual([people.seller.id]);
  const [, back = ''] = /action="([^"]+)"/.exec(body) ?? [];
  await post(back);
  expect(await whoWantsFewer()).toEqual([]);
});

test("a mail program's own button works with whatever form it sends", async () => {
  const { status } = await server.call('POST', linkOf(people.seller), {
    body: '--b\r\n\r\nOne-Click\r\n--b--',
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
  });
  expect(status).toBe(200);
  expect(await whoWantsFewer()).toEqual([people.seller.id]);
});

test.each([
  ['nobody', () => unsubscribePath('nobody')],
  ["another's signature", () => linkOf(people.other).replace(people.other.id, people.seller.id)],
  ['something added', () => `${linkOf(people.seller)}%22%3E`],
  [
    'another deployment',
    () => linkOf(people.seller, { ...accessTokenKeys, audience: 'elsewhere' }),
  ],
])('a link with %s works no more, and says so', async (_what, link) => {
  for (const answer of [await server.call('GET', link()), await post(link())]) {
    expect(answer.status).toBe(404);
    expect(answer.body).toContain('This link no longer works');
  }
  expect(await whoWantsFewer()).toEqual([]);
});

test('an access token opens no such link, nor does a link open anything else', async () => {
  expect((await post(unsubscribePath(people.seller.token))).status).toBe(404);
  const token = linkOf(people.seller).replace(unsubscribePath(''), '');
  expect((await server.call('GET', '/api/notifications', { token })).status).toBe(401);
});
