import * as z from 'zod/mini';
import { listingChangeResultsSchema } from '../selling/listing-changes';
import { staffListingChangesSchema, staffListingSchema } from '../trust/staff-listing';
import { maxStaffSearchLength, staffListingStates } from '../console/staff-limits';
import type { Call } from './call';
import { listExport, pageQuery } from './request-fields';

/** The limit in bytes: enough for all ids and a reason with every character escaped. */
const changesBodyLimit = 64 * 1024;

const idSchema = z.string().check(z.minLength(1), z.maxLength(200));

const listingFilters = {
  /** The beginnings of words of the name, or the id. */
  text: z.optional(z.string().check(z.maxLength(maxStaffSearchLength))),
  state: z.optional(z.enum(staffListingStates, 'There is no such state of a listing.')),
  category: z.optional(idSchema),
  /** The id of a user. */
  seller: z.optional(idSchema),
  hidden: z.optional(z.literal('true', 'hidden must be true.')),
  /** Only listings whose texts seem to have contact details. */
  contact: z.optional(z.literal('true', 'contact must be true.')),
};
export type StaffListingFilters = z.output<z.ZodMiniObject<typeof listingFilters>>;

export const staffListingCalls = {
  staffListings: {
    method: 'GET',
    path: '/staff-listings',
    summary: 'List the listings of all sellers, newest first; deleted ones only by their state',
    auth: 'staff',
    query: z.extend(pageQuery, listingFilters),
    response: z.array(staffListingSchema),
  },
  exportStaffListings: {
    method: 'GET',
    path: '/staff-listings/export',
    summary: 'Export the listings that match the filters as CSV, newest first',
    query: z.object(listingFilters),
    ...listExport,
  },
  changeStaffListings: {
    method: 'POST',
    path: '/staff-listings/changes',
    summary: 'Hide, restore or delete listings, or set their category, with a reason',
    auth: 'staff',
    body: staffListingChangesSchema,
    bodyLimit: changesBodyLimit,
    acceptsIdempotencyKey: true,
    response: listingChangeResultsSchema,
  },
} satisfies Record<string, Call>;
