import { calls } from '../../contract/calls/calls';
import { mostSimilar } from '../../contract/calls/products';
import type { AnswerCall } from '../http/answer-call';
import { pageRequest, sendPage } from '../http/list-pages';
import { Refusal } from '../http/refusal';
import { sendJson } from '../http/send-json';
import { productPageJson, similarProductsJson } from '../repositories/product-page';
import { listedProductsJson } from '../repositories/products';
import { sellerJson } from '../repositories/sellers';
import type { Services } from './services';

/** What the page of a product and that of a seller show. */
export function productPageRoutes(answerCall: AnswerCall, { database }: Services): void {
  answerCall(calls.product, async ({ asker, params: { id }, reply }) => {
    const product = await productPageJson(database, id, asker);
    if (!product) throw new Refusal(404, 'There is no such product.');
    if (product === 'deleted') throw new Refusal(410, 'This product is no longer for sale.');
    return sendJson(reply, product.json);
  });

  answerCall(calls.similarProducts, async ({ asker, params: { id }, reply }) => {
    const products = await similarProductsJson(database, id, asker, mostSimilar);
    if (!products) throw new Refusal(404, 'There is no such product.');
    return sendJson(reply, products);
  });

  answerCall(calls.seller, async ({ params: { uid }, reply }) => {
    const seller = await sellerJson(database, uid);
    if (!seller) throw new Refusal(404, 'There is no such seller.');
    if (seller.deleted) throw new Refusal(410, 'This seller has closed their account.');
    return sendJson(reply, seller.json);
  });

  answerCall(calls.sellerProducts, async ({ asker, params: { uid }, query, ...made }) =>
    sendPage(made, await listedProductsJson(database, uid, asker, pageRequest(query))),
  );
}
