import type { FastifyInstance } from 'fastify';
import { calls } from '../../contract/calls/calls';
import type { AppOptions } from '../app-options';
import { requireConfirmedEmail } from '../http/guards';
import { hostedImageUrl } from '../http/hosted-image-url';
import { registerEndpoint } from '../http/register-endpoint';
import { sendJson } from '../http/send-json';
import { checkFile } from '../product-imports/check-file';
import { cancelImport, latestImportJson, startImport } from '../repositories/product-imports';
import type { UserRecord } from '../repositories/users';

/** Checks, starts and cancels imports of products. background/ runs them. */
export async function productImportRoutes(
  app: FastifyInstance,
  { pictures, publicConfiguration: { imageHost, requiresConfirmedEmail } }: AppOptions,
): Promise<void> {
  const { database, limits } = app;
  const requireConfirmed = (seller: UserRecord) => {
    if (requiresConfirmedEmail) requireConfirmedEmail(seller);
  };

  registerEndpoint(app, calls.checkProductImport, async ({ caller: seller, body }) => {
    requireConfirmed(seller);
    const insertedId = await checkFile(database, body, {
      sellerId: seller.id,
      hostedUrl: (url) => hostedImageUrl(url, imageHost.pictures),
      canFetch: pictures !== undefined,
    });
    return { acknowledged: true, insertedId };
  });

  registerEndpoint(app, calls.latestProductImport, async ({ caller: seller, reply }) =>
    sendJson(reply, await latestImportJson(database, seller.id)),
  );

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
