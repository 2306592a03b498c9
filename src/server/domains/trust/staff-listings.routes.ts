import type { FastifyInstance } from 'fastify';
import { calls } from '../../../contract/calls/calls';
import type { StaffListing } from '../../../contract/trust/staff-listing';
import { sendListExport } from '../platform/export-list';
import { staffActor } from '../platform/record-act.sql';
import { pageRequest, sendPage } from '../platform/pagination';
import { registerEndpoint } from '../access/register-endpoint';
import { changeStaffListings } from './change-staff-listings';
import { staffListingsJson } from './staff-listings.sql';

const exportedColumns = [
  ...['_id', 'productName', 'sellingPrice', 'sellerId', 'sellerName', 'categoryName', 'state'],
  ...['hiddenBy', 'hasContactDetails', 'createdAt', 'currency'],
] as const satisfies (keyof StaffListing)[];

/** The listings of all sellers, which staff hide, restore, delete and move. */
export async function staffListingRoutes(app: FastifyInstance): Promise<void> {
  const { database } = app;
  registerEndpoint(app, calls.staffListings, async ({ query, ...context }) =>
    sendPage(context, await staffListingsJson(database, query, pageRequest(query))),
  );

  registerEndpoint(app, calls.exportStaffListings, ({ query, ...context }) =>
    sendListExport<StaffListing>(database, context, {
      name: 'listings',
      columns: exportedColumns,
      readPage: (page) => staffListingsJson(database, query, page),
    }),
  );

  registerEndpoint(app, calls.changeStaffListings, async (tx, { caller, request, body }) => ({
    results: await changeStaffListings(tx, body, staffActor(caller, request)),
  }));
}
