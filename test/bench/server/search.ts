import { broadSearch, renderedSearches, searches, type CallFactory } from './calls';
import type { Child } from './child';
import { callOnce, measureTimes, type Times } from './measure';
import type { BenchServer } from './serve';

const deepPage = 40;
const callCount = 40;

/** @returns the times by the search's name, with this many products */
export async function measureSearches(
  server: Child,
  searchProducts: number,
): Promise<Map<string, Times>> {
  const benchServer = await server.prepare({ searchProducts });
  const calls = { ...searches, 'page 40 of all': await createDeepSearch(benchServer) };
  const timesBySearch = new Map<string, Times>();
  for (const [name, createCall] of Object.entries(calls)) {
    timesBySearch.set(name, await measureTimes(benchServer, callAsBuyer(createCall), callCount));
  }
  return timesBySearch;
}

/** @returns the times of pages that show these searches in equal parts, rendered for each request */
export async function measureRenderedSearches(
  website: Child,
  searchProducts: number,
): Promise<Times> {
  const benchServer = await website.prepare({ searchProducts });
  const pages = Object.values(renderedSearches);
  return measureTimes(
    benchServer,
    (number, server) => pages[number % pages.length]!(number, server),
    callCount * pages.length,
  );
}

/** A visitor would get a cached first page. */
const callAsBuyer =
  (createCall: CallFactory): CallFactory =>
  (number, benchServer) => ({
    ...createCall(number, benchServer),
    token: benchServer.accessTokens[1 + (number % 100)],
  });

async function createDeepSearch(benchServer: BenchServer): Promise<CallFactory> {
  let call = broadSearch('');
  for (let page = 1; page < deepPage; page += 1) {
    const { next } = JSON.parse(await callOnce(benchServer, call)) as { next: string };
    call = broadSearch(next);
  }
  return () => call;
}
