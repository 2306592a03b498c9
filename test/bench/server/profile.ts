import type { Profiler } from 'node:inspector';
import { startPostgres } from '../../server/support/start-postgres';
import { booking, sharedCategory, signIn, visits, type CallOf } from './calls';
import { startChild } from './child';
import { load, nextAfter } from './measure';

const profiled: Record<string, CallOf> = {
  'GET /ads, compressed': visits['GET /ads, compressed']!,
  'GET /products/{categoryId}': sharedCategory,
  'GET /jwt (sign-in)': signIn,
  'POST /book-product': booking,
};
const products = 60_000;
/** Of each call those functions that took the most by themselves. */
const mostFunctions = 12;

/** Microseconds that each node of a profile took by itself. */
function ownTimes({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile) {
  const byId = new Map(nodes.map((node) => [node.id, { node, time: 0 }]));
  samples.forEach((id, index) => {
    const found = byId.get(id);
    if (found) found.time += timeDeltas[index] ?? 0;
  });
  return [...byId.values()];
}

/** Whose code it is: a package, a part of Node, a folder of the server, or the engine itself. */
function ownerOf({ callFrame: { url, functionName } }: Profiler.ProfileNode): string {
  const [, packageName] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url) ?? [];
  if (packageName) return packageName;
  const [, part] = /^node:(internal\/[^/]+|[^/]+)/.exec(url) ?? [];
  if (part) return `node:${part}`;
  const [, folder] = /\/src\/(server\/[^/]+|[^/]+)/.exec(url) ?? [];
  return folder ?? (/^\(.*\)$/.test(functionName) ? functionName : 'natives');
}

function sharesOf(profile: Profiler.Profile, nameOf: (node: Profiler.ProfileNode) => string) {
  const times = new Map<string, number>();
  for (const { node, time } of ownTimes(profile)) {
    const name = nameOf(node);
    if (name !== '(idle)') times.set(name, (times.get(name) ?? 0) + time);
  }
  return [...times].toSorted(([, one], [, other]) => other - one);
}

const describe = (node: Profiler.ProfileNode) =>
  node.callFrame.functionName === '(idle)'
    ? '(idle)'
    : `${node.callFrame.functionName || '(anonymous)'}, ${ownerOf(node)}`;

/** Where a server's time goes while it is asked by 50 connections: µs of its main thread a request. */
export async function profiles(): Promise<[string, object[]][]> {
  const postgres = await startPostgres({ isDurable: true });
  const market = startChild('postgres', postgres.databaseUrl);
  const served = await market.prepare({ products });
  const tables: [string, object[]][] = [];
  for (const [call, callOf] of Object.entries(profiled)) {
    // Nobody books twice.
    const next = nextAfter(0, await load(served, callOf));
    await market.startProfile();
    const { answered } = await load(served, callOf, next);
    const profile = await market.endProfile();
    const rows = (nameOf: typeof ownerOf, name: string) =>
      sharesOf(profile, nameOf)
        .slice(0, mostFunctions)
        .map(([key, time]) => ({
          [name]: key,
          'µs a request': Number((time / answered).toFixed(1)),
        }));
    tables.push([`${call}, by whose code it is`, rows(ownerOf, 'owner')]);
    tables.push([`${call}, by function`, rows(describe, 'function')]);
  }
  await market.stop();
  await postgres.stop();
  return tables;
}
