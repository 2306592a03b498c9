import { calls } from '../../contract/calls/calls';
import type { Database } from '../database/database';
import { createSharedReads } from '../database/shared-reads';
import type { RegisterEndpoint } from '../http/register-endpoint';
import { sendJson } from '../http/send-json';
import { distinguishViewers } from '../repositories/distinct-viewers';
import { productsOfIdsJson } from '../repositories/product-json';
import { isListed } from '../repositories/product-lists';
import { searchProducts } from '../search/search-products';
import { suggest } from '../search/suggest';
import type { Services } from './services';

export function searchRoutes(
  registerEndpoint: RegisterEndpoint,
  { database, publicAnswers }: Services,
): void {
  const share = createSharedReads();
  const distinctInSearch = distinguishViewers(database, () => isListed);

  registerEndpoint(calls.search, async ({ caller, query, ...context }) => {
    const viewer = await distinctInSearch(caller);
    const read = async (from: Database, search: () => ReturnType<typeof searchProducts>) => {
      const { ids, ...found } = await search();
      const products = await productsOfIdsJson(from, viewer, ids);
      return { json: `{"products":${products},${JSON.stringify(found).slice(1)}` };
    };
    const isFirstPage = query.after === undefined;
    if (!viewer && isFirstPage) {
      return publicAnswers.send(context, ['search', query], (from) =>
        read(from, () => searchProducts(from, query)),
      );
    }
    const shared = () =>
      share(JSON.stringify(['search', query]), () => searchProducts(database, query));
    return sendJson(context.reply, (await read(database, shared)).json);
  });

  registerEndpoint(calls.suggestions, async ({ query: { text = '' }, reply }) => {
    const suggestions = await share(JSON.stringify(['suggestions', text]), () =>
      suggest(database, text),
    );
    return sendJson(reply, JSON.stringify(suggestions));
  });
}
