import { setUpTestServer } from '../support/set-up-test-server';
import { callNames, permissionOf } from './support/table-cell';
import { insertFixture } from './support/fixture';
import { changesBetween, takeSnapshot } from './support/snapshot';
import { accessTokens, identityTokens } from './support/tokens';

const server = setUpTestServer();

const writing = callNames.filter((name) => !name.startsWith('GET'));
/** They read no body, so there is nothing in one that could be wrong but its prototype. */
const withBody = writing.filter((name) => permissionOf(name).body);

const power = '{"role":"Admin","verified":true,"paid":true,"isAdmin":true}';
const poisons = [
  `"__proto__":${power}`,
  `"\\u005f\\u005fproto\\u005f\\u005f":${power}`,
  `"constructor":{"prototype":${power}}`,
  `"productId":{"__proto__":${power}}`,
  `"displayName":{"constructor":{"prototype":${power}}}`,
];

/** Sends a body by the one who may make the call, and tells what came of it. */
async function send(name: string, bodyOf: (honest: string) => string, contentType: string) {
  const { method, address, body, takes, owner } = permissionOf(name);
  const fixture = await insertFixture(server.database);
  const issuer = takes === 'identity' ? identityTokens : accessTokens;
  const token = await issuer.good(fixture[owner]);
  const before = await takeSnapshot(server.database);
  const answer = await server.call(method, `/api${address(fixture)}`, {
    token,
    body: bodyOf(JSON.stringify(body?.(fixture) ?? {})),
    headers: { 'content-type': contentType },
  });
  const changes = changesBetween(before, await takeSnapshot(server.database));
  return { status: answer.status, body: answer.body, changes };
}

const refused = (status: number) => ({
  status,
  body: { message: expect.any(String) },
  changes: {},
});

test.each(writing)('%s takes no prototype', async (name) => {
  for (const poison of poisons) {
    const poisoned = (honest: string) =>
      honest === '{}' ? `{${poison}}` : honest.replace(/\}$/, `,${poison}}`);
    expect(await send(name, poisoned, 'application/json')).toEqual(refused(400));
  }
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect({}).not.toHaveProperty('isAdmin');
});

test.each(withBody)('%s takes a single object of JSON, and nothing else', async (name) => {
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
    expect(await send(name, wrap, json)).toEqual(refused(400));
  }
  expect(await send(name, (honest) => honest, 'text/plain')).toEqual(refused(400));
  for (const contentType of [
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'application/jsonx',
  ]) {
    expect(await send(name, (honest) => honest, contentType)).toEqual(refused(415));
  }
});

test.each(withBody)(
  'of a field that comes twice, %s takes the one it has checked',
  async (name) => {
    const { body: honestBody } = permissionOf(name);
    const fixture = await insertFixture(server.database);
    const fields = Object.keys(honestBody!(fixture) as object);
    for (const field of fields.filter((key) => ['uid', 'email', 'productId'].includes(key))) {
      const before = (honest: string) => honest.replace(/^\{/, `{"${field}":"forged",`);
      expect((await send(name, before, 'application/json')).status).toBe(200);
      const behind = (honest: string) => honest.replace(/\}$/, `,"${field}":"forged"}`);
      expect((await send(name, behind, 'application/json')).changes).toEqual({});
    }
  },
);
