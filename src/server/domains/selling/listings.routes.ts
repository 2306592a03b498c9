import type { FastifyInstance } from 'fastify';
import { calls } from '../../../contract/calls/calls';
import { registerEndpoint } from '../access/register-endpoint';
import { sendCsv } from '../../http/send-csv';
import { sendJson } from '../../http/send-json';
import { exportListings } from './export-listings';
import { changeListings } from './change-listings';
import { listingsJson } from './listings.sql';

/** The page My Products: its list, the export, and changes of several products at once. */
export async function listingRoutes(app: FastifyInstance): Promise<void> {
  const { database, limits } = app;
  registerEndpoint(app, calls.listings, async ({ caller: seller, query, reply }) =>
    sendJson(reply, await listingsJson(database, seller, query)),
  );

  registerEndpoint(app, calls.exportListings, ({ caller: seller, reply }) =>
    sendCsv(reply, { fileName: 'products.csv', csv: exportListings(database, seller.id) }),
  );

  registerEndpoint(app, calls.changeListings, async (tx, { caller: seller, body }) => ({
    results: await changeListings(tx, body, {
      sellerId: seller.id,
      maxAdvertisements: limits.advertisements,
    }),
  }));
}
