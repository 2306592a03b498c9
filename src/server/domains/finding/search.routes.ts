import type { FastifyInstance } from 'fastify';
import { calls } from '../../../contract/calls/calls';
import type { Search, Suggestion } from '../../../contract/finding/search';
import { SingleFlight } from '../../concurrency/single-flight';
import { registerEndpoint } from '../access/register-endpoint';
import { sendJson } from '../../http/send-json';
import { currentCategoryIds } from '../catalogue/categories.sql';
import { createPrivateViewerFinder } from '../catalogue/private-viewers.sql';
import { isListed } from '../catalogue/product-lists.sql';
import { knownPlaces } from './nearby-places';
import { placeNames } from './place-names';
import { SearchCounts } from './search-counts';
import { findFruitlessSearches } from './search-counts.sql';
import { searchJson } from './search-json';
import { searchProducts, type SearchResult } from './search-products';
import { findUnknownPlaces } from './unknown-places.sql';
import { suggest } from './suggest';
import { synonymsWith } from './synonym-table';
import { builtInSynonyms } from './synonyms';

export async function searchRoutes(app: FastifyInstance): Promise<void> {
  const { database, responseCache, shopSettings } = app;
  const counts = new SearchCounts(database, (error) => app.log.error(error));
  app.addHook('onClose', () => counts.flush());
  const readSynonyms = async () => synonymsWith((await shopSettings.read()).searchWords);
  const searches = new SingleFlight<SearchResult>();
  const suggestions = new SingleFlight<Suggestion[]>();
  const findPrivateViewer = createPrivateViewerFinder(database, () => isListed);

  registerEndpoint(app, calls.search, async ({ caller, query, ...context }) => {
    const viewer = await findPrivateViewer(caller);
    const setResults = isOnlyText(query) ? counts.countSearch(query.text ?? '') : undefined;
    const read = async () => {
      const found = await searches.runFresh(JSON.stringify(query), async () => {
        const category = await currentCategoryIds(database, query.category ?? []);
        const search = category.length > 0 ? { ...query, category } : query;
        return searchProducts(database, search, await readSynonyms());
      });
      setResults?.(found.droppedWords?.length ? 0 : found.total.count);
      return { json: await searchJson(database, viewer, found) };
    };
    const isFirstPage = query.after === undefined;
    return !viewer && isFirstPage
      ? responseCache.send(context, ['search', query], read)
      : sendJson(context.reply, (await read()).json);
  });

  registerEndpoint(app, calls.suggestions, async ({ query: { text = '' }, reply }) => {
    const found = await suggestions.run(text, async () =>
      suggest(database, text, await readSynonyms()),
    );
    return sendJson(reply, JSON.stringify(found));
  });

  registerEndpoint(app, calls.places, async () => {
    // Applies the operator's places.
    await shopSettings.read();
    return knownPlaces();
  });

  registerEndpoint(app, calls.countOpenedResult, async ({ body: { text = '' } }) => {
    await counts.countOpened(text);
    return { acknowledged: true };
  });

  registerEndpoint(app, calls.searchReport, async () => {
    await counts.flush();
    await shopSettings.read();
    return {
      searches: await findFruitlessSearches(database),
      builtInWords: builtInSynonyms.trim(),
      builtInPlaces: placeNames.trim(),
      unknownPlaces: await findUnknownPlaces(database),
    };
  });
}

/** Whether nothing but the text decides what is found. */
const isOnlyText = (search: Search) =>
  search.text !== undefined &&
  Object.entries(search).every(([name, value]) => name === 'text' || value === undefined);
