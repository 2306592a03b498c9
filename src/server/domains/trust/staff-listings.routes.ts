import type { FastifyInstance } from 'fastify';
import { calls } from '../../../contract/calls/calls';
import { staffActor } from '../platform/record-act.sql';
import { pageRequest, sendPage } from '../platform/pagination';
import { registerEndpoint } from '../access/register-endpoint';
import { changeStaffListings } from './change-staff-listings';
import { staffListingsJson } from './staff-listings.sql';

/** The listings of all sellers, which staff hide, restore, delete and move. */
export async function staffListingRoutes(app: FastifyInstance): Promise<void> {
  const { database } = app;
  registerEndpoint(app, calls.staffListings, async ({ query, ...context }) => {
    const { hidden, contact, text, state, category, seller, ...page } = query;
    const flags = { isHidden: hidden === 'true', hasContactDetails: contact === 'true' };
    const filter = { text, state, category, seller, ...flags };
    return sendPage(context, await staffListingsJson(database, filter, pageRequest(page)));
  });

  registerEndpoint(app, calls.changeStaffListings, async (tx, { caller, request, body }) => ({
    results: await changeStaffListings(tx, body, staffActor(caller, request)),
  }));
}
