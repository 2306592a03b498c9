import { broadSearch, searches, type CallOf } from './calls';
import type { Child } from './child';
import { callOnce, timesOf, type Times } from './measure';
import type { Served } from './serve';

const deepPage = 40;
const times = 40;

/** What the searches take by name, among so many goods. */
export async function searchesAmong(market: Child, goods: number): Promise<Map<string, Times>> {
  const served = await market.prepare({ goods });
  const calls = { ...searches, 'the fortieth page of all': await deepSearch(served) };
  const measured = new Map<string, Times>();
  for (const [name, callOf] of Object.entries(calls)) {
    measured.set(name, await timesOf(served, byABuyer(callOf), times));
  }
  return measured;
}

/** A visitor gets the first page as bytes that are kept, which says nothing of the search. */
const byABuyer =
  (callOf: CallOf): CallOf =>
  (number, served) => ({
    ...callOf(number, served),
    token: served.accessTokens[1 + (number % 100)],
  });

async function deepSearch(served: Served): Promise<CallOf> {
  let call = broadSearch('');
  for (let page = 1; page < deepPage; page += 1) {
    const { next } = JSON.parse(await callOnce(served, call)) as { next: string };
    call = broadSearch(next);
  }
  return () => call;
}
