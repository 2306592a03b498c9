import type { TestResponse } from '../../support/call-server';
import type { TestServer } from '../../support/start-test-server';
import { permissions } from '../permission-table';
import { callers, createTokens, type Caller } from './callers';
import { createExportKey, insertFixture, type Fixture } from './fixture';
import { changesBetween, takeSnapshot, type Snapshot, type TableChanges } from './snapshot';
import { accessTokens, identityTokens } from './tokens';

/** The rows of the permission table, such as `GET /categories`. */
export const endpointNames = Object.keys(permissions);

/** The request to an endpoint that its row of the permission table contains. */
export function getExampleRequest(name: string) {
  const { pathFor, body, tokenType, owner } = permissions[name]!;
  const [method = '', route = ''] = name.split(' ');
  return { method, route: route.split('?')[0] ?? '', pathFor, body, tokenType, owner };
}

export function expectedStatus(name: string, caller: Caller): number {
  const { statuses, statusIfSuspended } = permissions[name]!;
  if (caller === 'suspended user' && statusIfSuspended !== undefined) return statusIfSuspended;
  // The table has no column for suspended users: all other calls treat them like deleted ones.
  const column = caller === 'suspended user' ? 'deleted user' : caller;
  return statuses[callers.indexOf(column)]!;
}

/** In the full form all callers, otherwise four: none, the owner, another user and staff. */
export function callersOf(name: string): readonly Caller[] {
  if (isFullForm) return callers;
  const { owner } = getExampleRequest(name);
  // Another user whom the call rejects, if there is one, preferably with the owner's role.
  const others: Caller[] =
    owner === 'seller' ? ['other seller', 'other buyer'] : ['other buyer', 'other seller'];
  const another = others.find((caller) => expectedStatus(name, caller) !== 200) ?? others[0]!;
  return ['no token', owner, another, 'moderator'];
}

const isFullForm = ['all', 'long'].includes(process.env['TEST_SCOPE'] ?? '');

/** What a request of a caller to an endpoint led to. */
export interface Outcome {
  fixture: Fixture;
  /** One for each token of the caller, such as each forged token. */
  responses: TestResponse[];
  changes: Record<string, TableChanges>;
}

/** Sends the example request to an endpoint as a caller, with a fixture that no other request has changed. */
export async function callAs(server: TestServer, name: string, caller: Caller): Promise<Outcome> {
  const { method, pathFor, body } = getExampleRequest(name);
  const { results, ...outcome } = await requestAs(server, name, caller, (fixture, token) =>
    server.call(method, `/api${pathFor(fixture)}`, { token, body: body?.(fixture) }),
  );
  return { ...outcome, responses: results };
}

/** Sends a HEAD request to the path of the example request as a caller. */
export async function callHeadAs(server: TestServer, name: string, caller: Caller) {
  const { pathFor } = getExampleRequest(name);
  const { results, ...outcome } = await requestAs(server, name, caller, async (fixture, token) => {
    const headers = new Headers();
    if (token) headers.set('authorization', `Bearer ${token}`);
    const url = `${server.origin}/api${pathFor(fixture)}`;
    return (await fetch(url, { method: 'HEAD', headers })).status;
  });
  return { ...outcome, statuses: results };
}

/** The fixture of each server for the next request. A request that changes data removes it. */
const reusableFixtures = new WeakMap<TestServer, { fixture: Fixture; snapshot: Snapshot }>();

async function requestAs<Result>(
  server: TestServer,
  name: string,
  caller: Caller,
  send: (fixture: Fixture, token: string | undefined) => Promise<Result>,
) {
  const { database } = server;
  const { tokenType, owner } = getExampleRequest(name);
  const { fixture: reusedFixture, snapshot } =
    reusableFixtures.get(server) ?? (await insertFreshFixture(server));
  // The key expires, and many requests may have used the fixture.
  const fixture = { ...reusedFixture, exportKey: await createExportKey(reusedFixture.buyer) };
  const issuer = tokenType === 'identity' ? identityTokens : accessTokens;
  const context = { database, fixture, issuer, owner: fixture[owner] };
  const { tokens, restore } = await createTokens(caller, context);
  const before = restore ? await takeSnapshot(database) : snapshot;
  const results: Result[] = [];
  for (const token of tokens) results.push(await send(fixture, token));
  const changes = changesBetween(before, await takeSnapshot(database));
  if (Object.keys(changes).length > 0) reusableFixtures.delete(server);
  else await restore?.();
  return { fixture, results, changes };
}

/** Inserts a fixture, which the next requests reuse until one of them changes it. */
export async function insertFreshFixture(server: TestServer) {
  const fixture = await insertFixture(server.database);
  const inserted = { fixture, snapshot: await takeSnapshot(server.database) };
  reusableFixtures.set(server, inserted);
  return inserted;
}
