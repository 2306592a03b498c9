import type { TestResponse } from '../../support/call-server';
import type { TestServer } from '../../support/start-test-server';
import { permissions } from '../permission-table';
import { callers, tokensOf, type Caller } from './callers';
import { insertFixture, type Fixture } from './fixture';
import { changesBetween, takeSnapshot, type Snapshot, type TableChanges } from './snapshot';
import { accessTokens, identityTokens } from './tokens';

export const callNames = Object.keys(permissions);

export function getPermission(name: string) {
  const permission = permissions[name]!;
  const [method = '', route = ''] = name.split(' ');
  return { method, route: route.split('?')[0] ?? '', ...permission };
}

export function expectedStatus(name: string, caller: Caller): number {
  const { statuses, suspended } = getPermission(name);
  if (caller === 'suspended user' && suspended !== undefined) return suspended;
  // The table has no column for suspended users: all other calls treat them like deleted ones.
  const column = caller === 'suspended user' ? 'deleted user' : caller;
  return statuses[callers.indexOf(column)]!;
}

/** The outcome of one cell of the table. */
export interface Outcome {
  fixture: Fixture;
  /** One for each token of the caller, such as each forged token. */
  responses: TestResponse[];
  changes: Record<string, TableChanges>;
}

/** Makes a call as a caller, with a fixture that no other call has changed. */
export async function callAs(server: TestServer, name: string, caller: Caller): Promise<Outcome> {
  const { method, pathFor, body } = getPermission(name);
  const { results, ...outcome } = await requestAs(server, name, caller, (fixture, token) =>
    server.call(method, `/api${pathFor(fixture)}`, { token, body: body?.(fixture) }),
  );
  return { ...outcome, responses: results };
}

/** Sends a HEAD request to the path of a call as a caller. */
export async function callHeadAs(server: TestServer, name: string, caller: Caller) {
  const { pathFor } = getPermission(name);
  const { results, ...outcome } = await requestAs(server, name, caller, async (fixture, token) => {
    const headers = new Headers();
    if (token) headers.set('authorization', `Bearer ${token}`);
    const url = `${server.origin}/api${pathFor(fixture)}`;
    return (await fetch(url, { method: 'HEAD', headers })).status;
  });
  return { ...outcome, statuses: results };
}

/** The fixture of each server for the next call. A call that changes data removes it. */
const reusableFixtures = new WeakMap<TestServer, { fixture: Fixture; snapshot: Snapshot }>();

async function requestAs<Result>(
  server: TestServer,
  name: string,
  caller: Caller,
  send: (fixture: Fixture, token: string | undefined) => Promise<Result>,
) {
  const { database } = server;
  const { tokenType, owner } = getPermission(name);
  const { fixture, snapshot } = reusableFixtures.get(server) ?? (await insertFreshFixture(server));
  const issuer = tokenType === 'identity' ? identityTokens : accessTokens;
  const context = { database, fixture, issuer, owner: fixture[owner] };
  const { tokens, restore } = await tokensOf(caller, context);
  const before = restore ? await takeSnapshot(database) : snapshot;
  const results: Result[] = [];
  for (const token of tokens) results.push(await send(fixture, token));
  const changes = changesBetween(before, await takeSnapshot(database));
  if (Object.keys(changes).length > 0) reusableFixtures.delete(server);
  else await restore?.();
  return { fixture, results, changes };
}

/** Inserts a fixture, which the next calls reuse until one of them changes it. */
export async function insertFreshFixture(server: TestServer) {
  const fixture = await insertFixture(server.database);
  const inserted = { fixture, snapshot: await takeSnapshot(server.database) };
  reusableFixtures.set(server, inserted);
  return inserted;
}
