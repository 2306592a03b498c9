import { calls } from '../../contract/calls/calls';
import { createSharedReads } from '../database/shared-reads';
import type { AnswerCall } from '../http/answer-call';
import { sendJson } from '../http/send-json';
import { distinctViewer, productsOfIdsJson } from '../repositories/product-json';
import { searchProducts } from '../search/search-products';
import { suggest } from '../search/suggest';
import type { Services } from './services';

export function searchRoutes(answerCall: AnswerCall, { database }: Services): void {
  const share = createSharedReads();

  answerCall(calls.search, async ({ asker, query, reply }) => {
    const viewer = await distinctViewer(database, asker);
    const { ids, ...found } = await share(JSON.stringify(['search', query]), () =>
      searchProducts(database, query),
    );
    const products = await productsOfIdsJson(database, viewer, ids);
    return sendJson(reply, `{"products":${products},${JSON.stringify(found).slice(1)}`);
  });

  answerCall(calls.suggestions, ({ query: { text = '' } }) =>
    share(JSON.stringify(['suggestions', text]), () => suggest(database, text)),
  );
}
