import type { FastifyInstance } from 'fastify';
import { calls } from '../../../contract/calls/calls';
import { maxSimilarProducts } from '../../../contract/calls/products';
import { registerEndpoint } from '../access/register-endpoint';
import { pageRequest, sendPage } from '../platform/pagination';
import { NotFoundError } from '../../errors/domain-error';
import { HttpError } from '../../http/http-error';
import { sendJson } from '../../http/send-json';
import { productPageJson, similarProductsJson } from './product-page.sql';
import { createPrivateViewerFinder } from './private-viewers.sql';
import { isFromSeller, productListJson } from './product-lists.sql';
import { sellerJson } from './sellers.sql';

/** The calls for the data of the product page and the seller page. */
export async function productPageRoutes(app: FastifyInstance): Promise<void> {
  const { database, responseCache } = app;
  const findPrivateViewer = createPrivateViewerFinder(database, isFromSeller);

  registerEndpoint(app, calls.product, async ({ caller, params: { id }, ...context }) => {
    const read = async () => {
      const product = await productPageJson(database, id, caller);
      if (!product) throw new NotFoundError('product');
      if (product === 'deleted') throw new HttpError(410, 'This watch is no longer for sale.');
      return product;
    };
    if (!caller) return responseCache.send(context, ['product', id], read);
    return sendJson(context.reply, (await read()).json);
  });

  registerEndpoint(app, calls.similarProducts, async ({ caller, params: { id }, ...context }) => {
    const read = async () => {
      const json = await similarProductsJson(database, id, caller, maxSimilarProducts);
      if (!json) throw new NotFoundError('product');
      return { json };
    };
    if (!caller) return responseCache.send(context, ['similar', id], read);
    return sendJson(context.reply, (await read()).json);
  });

  registerEndpoint(app, calls.seller, ({ params: { uid }, ...context }) =>
    responseCache.send(context, ['seller', uid], async () => {
      const seller = await sellerJson(database, uid);
      if (!seller) throw new NotFoundError('seller');
      if (seller.deleted) throw new HttpError(410, 'This seller has closed their account.');
      return seller;
    }),
  );

  registerEndpoint(
    app,
    calls.sellerProducts,
    async ({ caller, params: { uid }, query, ...context }) => {
      const page = pageRequest(query);
      const viewer = await findPrivateViewer(caller, uid);
      const read = () => productListJson(database, viewer, isFromSeller(uid), page);
      return viewer
        ? sendPage(context, await read())
        : responseCache.send(context, ['sellerProducts', uid, page], read);
    },
  );
}
