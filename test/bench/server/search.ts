import { broadSearch, searches, type CallOf } from './calls';
import type { Child } from './child';
import { callOnce, medianOf } from './measure';
import type { Served } from './serve';

const deepPage = 40;
const times = 40;

/** The medians of the searches by name, in milliseconds, among so many goods. */
export async function searchesAmong(market: Child, goods: number): Promise<Map<string, number>> {
  const served = await market.prepare({ goods });
  const calls = { ...searches, 'the fortieth page of all': await deepSearch(served) };
  const medians = new Map<string, number>();
  for (const [name, callOf] of Object.entries(calls)) {
    medians.set(name, await medianOf(served, callOf, times));
  }
  return medians;
}

async function deepSearch(served: Served): Promise<CallOf> {
  let call = broadSearch('');
  for (let page = 1; page < deepPage; page += 1) {
    const { next } = JSON.parse(await callOnce(served, call)) as { next: string };
    call = broadSearch(next);
  }
  return () => call;
}
