import type { FastifyInstance, FastifyRequest } from 'fastify';
import { advertisementsPage } from '../../contract/advertisements-page';
import { createSharedReads } from '../database/shared-reads';
import { requireOwn, sameEmail } from '../http/guards';
import { pageRequest, sendPage } from '../http/list-pages';
import { productBody } from '../http/body-limits';
import { parse } from '../http/parse';
import { refuseBeyond } from '../http/refuse-beyond';
import { Refusal } from '../http/refusal';
import { distinctViewer } from '../repositories/product-json';
import {
  addProduct,
  advertisementsJson,
  advertiseProduct,
  categoryProductsJson,
  deleteProduct,
  findProduct,
  sellerProductsJson,
  withdrawAdvertisement,
} from '../repositories/products';
import { newProductSchema, shownProductSchema } from './products.schema';
import type { Services } from './services';

interface ById {
  Params: { id: string };
}

export function productRoutes(
  app: FastifyInstance,
  { database, guards, limits, publicConfiguration }: Services,
): void {
  const share = createSharedReads();
  const productSchema = newProductSchema(publicConfiguration.imageHost.pictures);

  /** The product of the address; refused unless it belongs to the seller who asks. */
  async function ownProduct(request: FastifyRequest<ById>) {
    const seller = await guards.role(request, 'seller');
    const product = await findProduct(database, request.params.id);
    if (product) requireOwn(product.sellerId === seller.id);
    return product;
  }

  app.get('/ads', async (request, reply) => {
    const viewer = await distinctViewer(database, await guards.visitor(request));
    const page = pageRequest(request, advertisementsPage);
    const products = await share(JSON.stringify(['ads', viewer?.id, page]), () =>
      advertisementsJson(database, viewer, page),
    );
    return sendPage(request, reply, products, (json) => `{"data":${json}}`);
  });

  app.get<ById>('/products/:id', async (request, reply) => {
    const viewer = await distinctViewer(database, await guards.signedIn(request));
    const page = pageRequest(request);
    const { id } = request.params;
    const products = await share(JSON.stringify(['category', id, viewer?.id, page]), () =>
      categoryProductsJson(database, id, viewer, page),
    );
    return sendPage(request, reply, products);
  });

  app.post('/products', productBody, async (request) => {
    const seller = await guards.role(request, 'seller');
    const product = parse(productSchema, request.body);
    const { listingsPerDay } = limits;
    const insertedId = await refuseBeyond(
      addProduct(database, { ...product, sellerId: seller.id }, listingsPerDay),
      `You have added ${listingsPerDay} products in 24 hours, the most in a day. Please add this one tomorrow.`,
    );
    if (!insertedId) throw new Refusal(400, 'Please Select Product Category!');
    return { acknowledged: true, insertedId };
  });

  app.get<{ Params: { email: string } }>('/my-products/:email', async (request, reply) => {
    const seller = await guards.role(request, 'seller');
    requireOwn(sameEmail(request.params.email, seller.email));
    const products = await sellerProductsJson(database, seller, pageRequest(request));
    return sendPage(request, reply, products);
  });

  app.put<ById>('/products/advertise/:id', productBody, async (request) => {
    const product = await ownProduct(request);
    const { advertise } = parse(shownProductSchema, request.body);
    if (!product) throw new Refusal(404, 'There is no such product.');
    // The opposite of what the seller saw, not of what is stored: asked twice it is the same.
    const modifiedCount = advertise
      ? await withdrawAdvertisement(database, product.id)
      : await refuseBeyond(
          advertiseProduct(database, product, limits.advertisements),
          `You have ${limits.advertisements} advertisements, the most at one time. Please remove one of them first.`,
        );
    return { acknowledged: true, modifiedCount };
  });

  app.delete<ById>('/products/:id', async (request) => {
    const product = await ownProduct(request);
    if (!product) return { acknowledged: true, deletedCount: 0 };
    const deletedCount = await deleteProduct(database, product.id);
    if (deletedCount === 0 && (await findProduct(database, product.id))) {
      throw new Refusal(409, 'This product has been booked and can no longer be deleted.');
    }
    return { acknowledged: true, deletedCount };
  });
}
