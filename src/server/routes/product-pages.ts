import { calls } from '../../contract/calls/calls';
import { mostSimilar } from '../../contract/calls/products';
import type { Queryable } from '../database/database';
import type { AnswerCall } from '../http/answer-call';
import { pageRequest, sendPage } from '../http/list-pages';
import { Refusal } from '../http/refusal';
import { sendJson } from '../http/send-json';
import { productPageJson, similarProductsJson } from '../repositories/product-page';
import { distinguishViewers } from '../repositories/distinct-viewers';
import { isOfSeller, productListJson } from '../repositories/product-lists';
import { sellerJson } from '../repositories/sellers';
import type { Services } from './services';

/** What the page of a product and that of a seller show. */
export function productPageRoutes(
  answerCall: AnswerCall,
  { database, publicAnswers }: Services,
): void {
  const distinctOfSeller = distinguishViewers(database, isOfSeller);

  answerCall(calls.product, async ({ asker, params: { id }, ...made }) => {
    const read = async (from: Queryable) => {
      const product = await productPageJson(from, id, asker);
      if (!product) throw new Refusal(404, 'There is no such product.');
      if (product === 'deleted') throw new Refusal(410, 'This product is no longer for sale.');
      return product;
    };
    if (!asker) return publicAnswers.send(made, ['product', id], read);
    return sendJson(made.reply, (await read(database)).json);
  });

  answerCall(calls.similarProducts, async ({ asker, params: { id }, ...made }) => {
    const read = async (from: Queryable) => {
      const json = await similarProductsJson(from, id, asker, mostSimilar);
      if (!json) throw new Refusal(404, 'There is no such product.');
      return { json };
    };
    if (!asker) return publicAnswers.send(made, ['similar', id], read);
    return sendJson(made.reply, (await read(database)).json);
  });

  answerCall(calls.seller, ({ params: { uid }, ...made }) =>
    publicAnswers.send(made, ['seller', uid], async (from) => {
      const seller = await sellerJson(from, uid);
      if (!seller) throw new Refusal(404, 'There is no such seller.');
      if (seller.deleted) throw new Refusal(410, 'This seller has closed their account.');
      return seller;
    }),
  );

  answerCall(calls.sellerProducts, async ({ asker, params: { uid }, query, ...made }) => {
    const page = pageRequest(query);
    const viewer = await distinctOfSeller(asker, uid);
    const read = (from: Queryable) => productListJson(from, viewer, isOfSeller(uid), page);
    return viewer
      ? sendPage(made, await read(database))
      : publicAnswers.send(made, ['sellerProducts', uid, page], read);
  });
}
