import type { FastifyInstance } from 'fastify';
import { calls } from '../../../../contract/calls/calls';
import { toNameKey } from '../../../../contract/text/name-key';
import type { AppOptions } from '../../../app-options';
import { rejectMissingPicture } from '../../pictures/attached-photos';
import { requireConfirmedEmail } from '../../access/requirements';
import { hostedImageUrl } from '../../pictures/hosted-image-url';
import { HttpError } from '../../../http/http-error';
import { registerEndpoint } from '../../access/register-endpoint';
import { sendJson } from '../../../http/send-json';
import { storedPictureNames } from '../../pictures/picture-name';
import { checkFile } from './check-file';
import { addImportPhoto } from './import-photos.sql';
import { cancelImport, latestImportJson, startImport } from './product-imports.sql';
import type { UserRecord } from '../../access/users.sql';

/** Checks, starts and cancels imports of products. background/ runs them. */
export async function productImportRoutes(
  app: FastifyInstance,
  options: AppOptions,
): Promise<void> {
  const { database, limits } = app;
  const { imageHost, requiresConfirmedEmail } = options.publicConfiguration;
  const requireConfirmed = (seller: UserRecord) => {
    if (requiresConfirmedEmail) requireConfirmedEmail(seller);
  };

  registerEndpoint(app, calls.checkProductImport, async ({ caller: seller, body }) => {
    requireConfirmed(seller);
    const insertedId = await checkFile(database, body, {
      sellerId: seller.id,
      hostedUrl: (url) => hostedImageUrl(url, imageHost.pictures),
      storesPictures: options.pictures !== undefined,
    });
    return { acknowledged: true, insertedId };
  });

  registerEndpoint(app, calls.latestProductImport, async ({ caller: seller, reply }) =>
    sendJson(reply, await latestImportJson(database, seller.id)),
  );

  registerEndpoint(app, calls.addImportPhoto, async ({ caller: seller, params: { id }, body }) => {
    const url = hostedImageUrl(body.url, imageHost.pictures);
    const [pictureName] = storedPictureNames(url === undefined ? [] : [url]);
    if (pictureName === undefined) {
      throw new HttpError(400, 'This photo was not uploaded here. Please choose it again.');
    }
    const key = { id, sellerId: seller.id };
    const photo = { fileName: toNameKey(body.name), pictureName };
    await database.transaction((tx) => addImportPhoto(tx, key, photo)).catch(rejectMissingPicture);
    return { acknowledged: true };
  });

  registerEndpoint(app, calls.startProductImport, async ({ caller: seller, params: { id } }) => {
    requireConfirmed(seller);
    const key = { id, sellerId: seller.id };
    await database.transaction((tx) => startImport(tx, key, limits.importedListingsPerDay));
    return { acknowledged: true };
  });

  registerEndpoint(
    app,
    calls.cancelProductImport,
    async (tx, { caller: seller, params: { id } }) => ({
      acknowledged: true,
      deletedCount: await cancelImport(tx, { id, sellerId: seller.id }),
    }),
  );
}
