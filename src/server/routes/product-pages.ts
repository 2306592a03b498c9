import { calls } from '../../contract/calls/calls';
import { maxSimilarProducts } from '../../contract/calls/products';
import type { Queryable } from '../database/database';
import type { RegisterEndpoint } from '../http/register-endpoint';
import { pageRequest, sendPage } from '../http/pagination';
import { HttpError } from '../http/http-error';
import { sendJson } from '../http/send-json';
import { productPageJson, similarProductsJson } from '../repositories/product-page';
import { distinguishViewers } from '../repositories/distinct-viewers';
import { isOfSeller, productListJson } from '../repositories/product-lists';
import { sellerJson } from '../repositories/sellers';
import type { Services } from './services';

/** What the page of a product and that of a seller show. */
export function productPageRoutes(
  registerEndpoint: RegisterEndpoint,
  { database, publicAnswers }: Services,
): void {
  const distinctOfSeller = distinguishViewers(database, isOfSeller);

  registerEndpoint(calls.product, async ({ caller, params: { id }, ...context }) => {
    const read = async (from: Queryable) => {
      const product = await productPageJson(from, id, caller);
      if (!product) throw new HttpError(404, 'There is no such product.');
      if (product === 'deleted') throw new HttpError(410, 'This product is no longer for sale.');
      return product;
    };
    if (!caller) return publicAnswers.send(context, ['product', id], read);
    return sendJson(context.reply, (await read(database)).json);
  });

  registerEndpoint(calls.similarProducts, async ({ caller, params: { id }, ...context }) => {
    const read = async (from: Queryable) => {
      const json = await similarProductsJson(from, id, caller, maxSimilarProducts);
      if (!json) throw new HttpError(404, 'There is no such product.');
      return { json };
    };
    if (!caller) return publicAnswers.send(context, ['similar', id], read);
    return sendJson(context.reply, (await read(database)).json);
  });

  registerEndpoint(calls.seller, ({ params: { uid }, ...context }) =>
    publicAnswers.send(context, ['seller', uid], async (from) => {
      const seller = await sellerJson(from, uid);
      if (!seller) throw new HttpError(404, 'There is no such seller.');
      if (seller.deleted) throw new HttpError(410, 'This seller has closed their account.');
      return seller;
    }),
  );

  registerEndpoint(calls.sellerProducts, async ({ caller, params: { uid }, query, ...context }) => {
    const page = pageRequest(query);
    const viewer = await distinctOfSeller(caller, uid);
    const read = (from: Queryable) => productListJson(from, viewer, isOfSeller(uid), page);
    return viewer
      ? sendPage(context, await read(database))
      : publicAnswers.send(context, ['sellerProducts', uid, page], read);
  });
}
