import type { FastifyInstance } from 'fastify';
import { calls } from '../../../contract/calls/calls';
import type { Suggestion } from '../../../contract/finding/search';
import type { AppOptions } from '../../app-options';
import { SingleFlight } from '../../concurrency/single-flight';
import { registerEndpoint } from '../access/register-endpoint';
import { sendJson } from '../../http/send-json';
import { currentCategoryIds } from '../catalogue/categories.sql';
import { createPrivateViewerFinder } from '../catalogue/private-viewers.sql';
import { isListed } from '../catalogue/product-lists.sql';
import { searchJson } from './search-json';
import { searchProducts, type SearchResult } from './search-products';
import { suggest } from './suggest';

export async function searchRoutes(
  app: FastifyInstance,
  { synonyms }: Pick<AppOptions, 'synonyms'>,
): Promise<void> {
  const { database, responseCache } = app;
  const searches = new SingleFlight<SearchResult>();
  const suggestions = new SingleFlight<Suggestion[]>();
  const findPrivateViewer = createPrivateViewerFinder(database, () => isListed);

  registerEndpoint(app, calls.search, async ({ caller, query, ...context }) => {
    const viewer = await findPrivateViewer(caller);
    const read = async () => {
      const found = await searches.runFresh(JSON.stringify(query), async () => {
        const category = await currentCategoryIds(database, query.category ?? []);
        const search = category.length > 0 ? { ...query, category } : query;
        return searchProducts(database, search, synonyms);
      });
      return { json: await searchJson(database, viewer, found) };
    };
    const isFirstPage = query.after === undefined;
    return !viewer && isFirstPage
      ? responseCache.send(context, ['search', query], read)
      : sendJson(context.reply, (await read()).json);
  });

  registerEndpoint(app, calls.suggestions, async ({ query: { text = '' }, reply }) => {
    const found = await suggestions.run(text, () => suggest(database, text, synonyms));
    return sendJson(reply, JSON.stringify(found));
  });
}
