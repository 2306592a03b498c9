import type { FastifyInstance } from 'fastify';
import { calls } from '../../contract/calls/calls';
import { registerEndpoint } from '../http/register-endpoint';
import { sendJson } from '../http/send-json';
import { listingsJson } from '../repositories/listings';

/** The seller's own products as a working list. */
export async function listingRoutes(app: FastifyInstance): Promise<void> {
  const { database } = app;
  registerEndpoint(app, calls.listings, async ({ caller: seller, query, reply }) =>
    sendJson(reply, await listingsJson(database, seller, query)),
  );
}
