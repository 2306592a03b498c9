import type { FastifyInstance } from 'fastify';
import { advertisementsPageSize } from '../../../contract/finding/advertisements-page';
import { calls } from '../../../contract/calls/calls';
import { pluralize } from '../../../contract/text/pluralize';
import type { Transaction } from '../../database/database';
import type { AppOptions } from '../../app-options';
import { registerEndpoint } from '../access/register-endpoint';
import { requireConfirmedEmail, requireOwn, sameEmail } from '../access/requirements';
import { pageRequest, sendPage } from '../platform/pagination';
import { marksOfPhotos } from '../pictures/attached-photos';
import { hostedImageUrl } from '../pictures/hosted-image-url';
import { mapQuotaError } from '../platform/map-quota-error';
import { NotFoundError } from '../../errors/domain-error';
import { HttpError } from '../../http/http-error';
import type { JsonPage } from '../platform/json-page.sql';
import type { UserRecord } from '../access/users.sql';
import { storedPictureNames } from '../pictures/picture-name';
import { PictureMissingError } from '../pictures/stored-pictures.sql';
import { createPrivateViewerFinder } from '../catalogue/private-viewers.sql';
import { deleteDraft } from './drafts/product-drafts.sql';
import {
  isAdvertised,
  isInCategory,
  productListJson,
  sellerProductsJson,
} from '../catalogue/product-lists.sql';
import {
  addProduct,
  advertiseProduct,
  deleteProduct,
  findProduct,
  withdrawAdvertisement,
} from './products.sql';

const wrapInData = ({ json, ...page }: JsonPage): JsonPage => ({
  ...page,
  json: `{"data":${json}}`,
});

function rejectMissingProductPhoto(error: unknown): never {
  if (!(error instanceof PictureMissingError)) throw error;
  throw new HttpError(400, 'A photo of this watch is no longer available. Please choose it again.');
}

export async function productRoutes(
  app: FastifyInstance,
  { pictures: pictureStorage, publicConfiguration }: AppOptions,
): Promise<void> {
  const { database, limits, responseCache } = app;
  const { pictures: picturePrefixes } = publicConfiguration.imageHost;
  const findPrivateAdsViewer = createPrivateViewerFinder(database, () => isAdvertised);
  const findPrivateCategoryViewer = createPrivateViewerFinder(database, isInCategory);

  /**
   * Returns the seller's product; undefined if it does not exist.
   * @throws HttpError 403 if it belongs to another seller
   */
  async function findOwnProduct(tx: Transaction, id: string, seller: UserRecord) {
    const product = await findProduct(tx, id);
    if (product) requireOwn(product.sellerId === seller.id);
    return product;
  }

  registerEndpoint(app, calls.advertisements, async ({ caller, query, ...context }) => {
    const viewer = await findPrivateAdsViewer(caller);
    const page = pageRequest(query, advertisementsPageSize);
    const read = async () =>
      wrapInData(await productListJson(database, viewer, isAdvertised, page));
    return viewer
      ? sendPage(context, await read())
      : responseCache.send(context, ['ads', page], read);
  });

  registerEndpoint(app, calls.productsOfCategory, async ({ caller, params, query, ...context }) => {
    const { categoryId } = params;
    const viewer = await findPrivateCategoryViewer(caller.user, categoryId);
    const page = pageRequest(query);
    const read = () => productListJson(database, viewer, isInCategory(categoryId), page);
    return viewer
      ? sendPage(context, await read())
      : responseCache.send(context, ['products', categoryId, page], read);
  });

  registerEndpoint(app, calls.addProduct, async (tx, { caller: seller, body }) => {
    if (publicConfiguration.requiresConfirmedEmail) requireConfirmedEmail(seller);
    const image = hostedImageUrl(body.image, picturePrefixes);
    const photos = body.photos?.map((photo) => hostedImageUrl(photo, picturePrefixes)) ?? [];
    if (!image || !photos.every((photo) => photo !== undefined)) {
      throw new HttpError(400, 'Please choose a photo of your product!');
    }
    const photoMarks = marksOfPhotos(
      [body.image, ...(body.photos ?? [])],
      [image, ...photos],
      body.photoMarks,
    );
    const pictureNames = pictureStorage && storedPictureNames([image, ...photos]);
    const { listingsPerDay } = limits;
    const insertedId = await mapQuotaError(
      addProduct(
        tx,
        { ...body, image, photos, photoMarks, pictureNames, sellerId: seller.id },
        listingsPerDay,
      ).catch(rejectMissingProductPhoto),
      `You have added ${pluralize(listingsPerDay, 'watch')} in 24 hours, which is the daily limit. Please add this one tomorrow.`,
    );
    if (!insertedId) throw new HttpError(400, 'Please Select Product Category!');
    if (body.draftId !== undefined) {
      await deleteDraft(tx, { id: body.draftId, sellerId: seller.id });
    }
    return { acknowledged: true, insertedId };
  });

  registerEndpoint(app, calls.myProducts, async ({ caller: seller, params, query, ...context }) => {
    requireOwn(sameEmail(params.email, seller.email));
    return sendPage(context, await sellerProductsJson(database, seller, pageRequest(query)));
  });

  registerEndpoint(
    app,
    calls.advertiseProduct,
    async (tx, { caller: seller, params, body: { advertise } }) => {
      const product = await findOwnProduct(tx, params.id, seller);
      if (!product) throw new NotFoundError('product');
      // The body contains the state before the change, so a repeated request has no further effect.
      const modifiedCount = advertise
        ? await withdrawAdvertisement(tx, product.id)
        : await mapQuotaError(
            advertiseProduct(tx, product, limits.advertisements),
            `You have ${limits.advertisements} advertisements, which is the limit. Please remove one of them first.`,
          );
      return { acknowledged: true, modifiedCount };
    },
  );

  registerEndpoint(app, calls.deleteProduct, async (tx, { caller: seller, params }) => {
    const product = await findOwnProduct(tx, params.id, seller);
    if (!product) return { acknowledged: true, deletedCount: 0 };
    const deletedCount = await deleteProduct(tx, product.id);
    if (deletedCount === 0 && (await findProduct(tx, product.id))) {
      throw new HttpError(409, "This watch has been booked, so you can't delete it any more.");
    }
    return { acknowledged: true, deletedCount };
  });
}
