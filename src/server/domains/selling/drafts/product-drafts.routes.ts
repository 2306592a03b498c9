import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { calls } from '../../../../contract/calls/calls';
import { marksByUrl } from '../../../../contract/pictures/photo-marks';
import { maxDrafts } from '../../../../contract/selling/product-draft';
import type { AppOptions } from '../../../app-options';
import { NotFoundError } from '../../../errors/domain-error';
import { createPhotoParser, rejectMissingPicture } from '../../pictures/attached-photos';
import { requireOwn } from '../../access/requirements';
import { HttpError } from '../../../http/http-error';
import { mapQuotaError } from '../../platform/map-quota-error';
import { pageRequest, sendPage } from '../../platform/pagination';
import { registerEndpoint } from '../../access/register-endpoint';
import { sendJson } from '../../../http/send-json';
import {
  addDraftOfProduct,
  deleteDraft,
  draftJson,
  draftsJson,
  saveDraft,
} from './product-drafts.sql';
import { findProduct } from '../products.sql';

const quotaMessage = `You have ${maxDrafts} drafts, which is the limit. Please delete one of them first.`;

const draftId = z.uuid();

/** Lists, reads, saves and deletes drafts of products. */
export async function productDraftRoutes(app: FastifyInstance, options: AppOptions): Promise<void> {
  const { database } = app;
  const parsePhotos = createPhotoParser(options);

  registerEndpoint(app, calls.productDrafts, async ({ caller: seller, query, ...context }) =>
    sendPage(context, await draftsJson(database, seller.id, pageRequest(query))),
  );

  registerEndpoint(
    app,
    calls.productDraft,
    async ({ caller: { id: sellerId }, params: { id }, reply }) =>
      sendJson(reply, await draftJson(database, { id, sellerId })),
  );

  registerEndpoint(
    app,
    calls.saveProductDraft,
    async ({ caller: { id: sellerId }, params: { id }, body }) => {
      if (!draftId.safeParse(id).success) {
        throw new HttpError(400, 'The id of a draft must be a UUID.');
      }
      const { urls: photos, pictureNames } = parsePhotos(body.photos);
      const { photoMarks: marks = {} } = body;
      const photoMarks = marksByUrl(
        photos.map((url, index) => ({ url, mark: marks[body.photos[index] ?? ''] })),
      );
      const draft = { ...body, id, sellerId, photos, photoMarks, pictureNames };
      return mapQuotaError(
        database.transaction((tx) => saveDraft(tx, draft)).catch(rejectMissingPicture),
        quotaMessage,
      );
    },
  );

  registerEndpoint(
    app,
    calls.deleteProductDraft,
    async (tx, { caller: { id: sellerId }, params: { id } }) => {
      const deletedCount = await deleteDraft(tx, { id, sellerId });
      if (deletedCount === 0) throw new NotFoundError('draft');
      return { acknowledged: true, deletedCount };
    },
  );

  registerEndpoint(app, calls.duplicateProduct, async (tx, { caller: seller, params }) => {
    const product = await findProduct(tx, params.id);
    if (!product) throw new NotFoundError('product');
    requireOwn(product.sellerId === seller.id);
    const id = randomUUID();
    const draft = { id, sellerId: seller.id, productId: product.id };
    await mapQuotaError(addDraftOfProduct(tx, draft), quotaMessage);
    return { acknowledged: true, insertedId: id };
  });
}
