import { setUpTestServer } from '../support/set-up-test-server';
import { callNames, getPermission } from './support/table-cell';
import { insertFixture } from './support/fixture';
import { changesBetween, takeSnapshot } from './support/snapshot';
import { accessTokens, identityTokens } from './support/tokens';

const server = setUpTestServer();

const writing = callNames.filter((name) => !name.startsWith('GET'));
/** The other calls ignore their body, but still reject one with a prototype key. */
const withBody = writing.filter((name) => getPermission(name).body);

const elevatedFields = '{"role":"Admin","verified":true,"paid":true,"isAdmin":true}';
const prototypePayloads = [
  `"__proto__":${elevatedFields}`,
  `"\\u005f\\u005fproto\\u005f\\u005f":${elevatedFields}`,
  `"constructor":{"prototype":${elevatedFields}}`,
  `"productId":{"__proto__":${elevatedFields}}`,
  `"displayName":{"constructor":{"prototype":${elevatedFields}}}`,
];

/** Sends a body as an allowed caller, and returns the response and the changes. */
async function send(name: string, bodyOf: (honest: string) => string, contentType: string) {
  const { method, pathFor, body, tokenType, owner } = getPermission(name);
  const fixture = await insertFixture(server.database);
  const issuer = tokenType === 'identity' ? identityTokens : accessTokens;
  const token = await issuer.good(fixture[owner]);
  const before = await takeSnapshot(server.database);
  const response = await server.call(method, `/api${pathFor(fixture)}`, {
    token,
    body: bodyOf(JSON.stringify(body?.(fixture) ?? {})),
    headers: { 'content-type': contentType },
  });
  const changes = changesBetween(before, await takeSnapshot(server.database));
  return { status: response.status, body: response.body, changes };
}

const rejected = (status: number) => ({
  status,
  body: { message: expect.any(String) },
  changes: {},
});

test.each(writing)('%s rejects prototype keys', async (name) => {
  for (const poison of prototypePayloads) {
    const poisoned = (honest: string) =>
      honest === '{}' ? `{${poison}}` : honest.replace(/\}$/, `,${poison}}`);
    expect(await send(name, poisoned, 'application/json')).toEqual(rejected(400));
  }
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect({}).not.toHaveProperty('isAdmin');
});

/** These two calls have only optional fields: they accept a body of another shape, and change nothing. */
const withRequiredFields = withBody.filter(
  (name) => name !== 'PUT /settings' && name !== 'PUT /categories/{id}',
);

test.each(withRequiredFields)('%s accepts a single JSON object and nothing else', async (name) => {
  const json = 'application/json';
  for (const wrap of [
    (honest: string) => `[${honest}]`,
    (honest: string) => JSON.stringify(honest),
    (honest: string) => `{"body":${honest}}`,
    (honest: string) => `${honest}${honest}`,
    () => 'null',
    () => 'true',
    () => '',
  ]) {
    expect(await send(name, wrap, json)).toEqual(rejected(400));
  }
  expect(await send(name, (honest) => honest, 'text/plain')).toEqual(rejected(400));
  for (const contentType of [
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'application/jsonx',
  ]) {
    expect(await send(name, (honest) => honest, contentType)).toEqual(rejected(415));
  }
});

/** The contact form is not validated (specification 2.5), so any text is an email address. */
const withChecks = withBody.filter((name) => name !== 'POST /contact-messages');

test.each(withChecks)('%s uses the value it has validated when a key is repeated', async (name) => {
  const { body: honestBody } = getPermission(name);
  const fixture = await insertFixture(server.database);
  const fields = Object.keys(honestBody!(fixture) as object);
  for (const field of fields.filter((key) => ['uid', 'email', 'productId'].includes(key))) {
    const before = (honest: string) => honest.replace(/^\{/, `{"${field}":"forged",`);
    expect((await send(name, before, 'application/json')).status).toBe(200);
    const behind = (honest: string) => honest.replace(/\}$/, `,"${field}":"forged"}`);
    expect((await send(name, behind, 'application/json')).changes).toEqual({});
  }
});
