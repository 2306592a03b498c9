import { calls } from '../../contract/calls/calls';
import type { Database } from '../database/database';
import { createSharedReads } from '../database/shared-reads';
import type { AnswerCall } from '../http/answer-call';
import { sendJson } from '../http/send-json';
import { distinguishViewers } from '../repositories/distinct-viewers';
import { productsOfIdsJson } from '../repositories/product-json';
import { isListed } from '../repositories/product-lists';
import { searchProducts } from '../search/search-products';
import { suggest } from '../search/suggest';
import type { Services } from './services';

export function searchRoutes(answerCall: AnswerCall, { database, publicAnswers }: Services): void {
  const share = createSharedReads();
  const distinctInSearch = distinguishViewers(database, () => isListed);

  answerCall(calls.search, async ({ asker, query, ...made }) => {
    const viewer = await distinctInSearch(asker);
    const read = async (from: Database, search: () => ReturnType<typeof searchProducts>) => {
      const { ids, ...found } = await search();
      const products = await productsOfIdsJson(from, viewer, ids);
      return { json: `{"products":${products},${JSON.stringify(found).slice(1)}` };
    };
    const isFirstPage = query.after === undefined;
    if (!viewer && isFirstPage) {
      return publicAnswers.send(made, ['search', query], (from) =>
        read(from, () => searchProducts(from, query)),
      );
    }
    const shared = () =>
      share(JSON.stringify(['search', query]), () => searchProducts(database, query));
    return sendJson(made.reply, (await read(database, shared)).json);
  });

  answerCall(calls.suggestions, async ({ query: { text = '' }, reply }) => {
    const suggestions = await share(JSON.stringify(['suggestions', text]), () =>
      suggest(database, text),
    );
    return sendJson(reply, JSON.stringify(suggestions));
  });
}
