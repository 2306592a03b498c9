import { startTestServer, type Answer, type TestServer } from '../../support/start-test-server';
import { permissions } from '../permission-table';
import { askers, tokensOf, type Asker } from './askers';
import { setScene, type Scene } from './scene';
import { changesBetween, takeSnapshot, type Snapshot, type TableChanges } from './snapshot';
import { accessTokens, createIdentityService, type TokenIssuer } from './tokens';

/** The server with an identity service that signs its tokens, as Firebase does. */
export interface Arena extends TestServer {
  identityTokens: TokenIssuer;
  /** The last scene, as long as nothing in it has changed. */
  untouched?: { scene: Scene; snapshot: Snapshot } | undefined;
}

export async function openArena(): Promise<Arena> {
  const { tokens, verifier } = await createIdentityService();
  const server = await startTestServer({ identityVerifier: verifier });
  return { ...server, identityTokens: tokens };
}

export const callNames = Object.keys(permissions);

export function permissionOf(name: string) {
  const permission = permissions[name]!;
  const [method = '', route = ''] = name.split(' ');
  return { method, route: route.split('?')[0] ?? '', ...permission };
}

export function statusOf(name: string, asker: Asker): number {
  return permissionOf(name).statuses[askers.indexOf(asker)]!;
}

/** What came of one cell of the table. */
export interface Play {
  scene: Scene;
  /** One for each token that the asker tried. */
  answers: Answer[];
  changes: Record<string, TableChanges>;
}

/** Lets somebody make a call in a scene that nothing has happened in. */
export async function play(arena: Arena, name: string, asker: Asker): Promise<Play> {
  const { method, address, body } = permissionOf(name);
  const { results, ...play } = await enact(arena, name, asker, (scene, token) =>
    arena.call(method, `/api${address(scene)}`, { token, body: body?.(scene) }),
  );
  return { ...play, answers: results };
}

/** Lets somebody ask for no more than the head of the answer. */
export async function playHead(arena: Arena, name: string, asker: Asker) {
  const { address } = permissionOf(name);
  const { results, ...play } = await enact(arena, name, asker, async (scene, token) => {
    const headers = new Headers();
    if (token) headers.set('authorization', `Bearer ${token}`);
    const url = `${arena.origin}/api${address(scene)}`;
    return (await fetch(url, { method: 'HEAD', headers })).status;
  });
  return { ...play, statuses: results };
}

async function enact<Result>(
  arena: Arena,
  name: string,
  asker: Asker,
  ask: (scene: Scene, token: string | undefined) => Promise<Result>,
) {
  const { database, identityTokens } = arena;
  const { takes, owner } = permissionOf(name);
  const { scene, snapshot } = arena.untouched ?? (await setStage(arena));
  const issuer = takes === 'identity' ? identityTokens : accessTokens;
  const tokens = await tokensOf(asker, { database, scene, tokens: issuer, owner: scene[owner] });
  const before = await takeSnapshot(database);
  const results: Result[] = [];
  for (const token of tokens) results.push(await ask(scene, token));
  const after = await takeSnapshot(database);
  const isUntouched = Object.keys(changesBetween(snapshot, after)).length === 0;
  arena.untouched = isUntouched ? { scene, snapshot } : undefined;
  return { scene, results, changes: changesBetween(before, after) };
}

export async function setStage(arena: Arena) {
  const scene = await setScene(arena.database);
  arena.untouched = { scene, snapshot: await takeSnapshot(arena.database) };
  return arena.untouched;
}
