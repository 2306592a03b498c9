import * as z from 'zod/mini';
import {
  alertFrequencySchema,
  maxSavedSearches,
  savedSearchSchema,
  searchToSaveSchema,
} from '../finding/saved-search';
import {
  acknowledgementSchema,
  deletionSchema,
  insertionSchema,
  modificationSchema,
} from '../platform/mutation-results';
import type { Call } from './call';
import { pageQuery } from './request-fields';

/** The searches that buyers have saved (docs/finding.md#saved-searches). */
export const savedSearchCalls = {
  savedSearches: {
    method: 'GET',
    path: '/saved-searches',
    summary: "List the buyer's saved searches, newest first",
    auth: 'buyer',
    query: pageQuery,
    response: z.array(savedSearchSchema),
  },
  saveSearch: {
    method: 'POST',
    path: '/saved-searches',
    summary: 'Save a search; one that is saved already stays as it is',
    auth: 'buyer',
    body: searchToSaveSchema,
    acceptsIdempotencyKey: true,
    response: insertionSchema,
    errors: { 409: `The buyer has ${maxSavedSearches} saved searches.` },
  },
  changeSavedSearch: {
    method: 'PUT',
    path: '/saved-searches/{id}',
    summary: 'Set how often a saved search sends emails',
    auth: 'buyer',
    body: alertFrequencySchema,
    acceptsIdempotencyKey: true,
    response: modificationSchema,
  },
  openSavedSearch: {
    method: 'POST',
    path: '/saved-searches/{id}/opened',
    summary: 'Count only later matches of a saved search as new',
    auth: 'buyer',
    acceptsIdempotencyKey: true,
    response: acknowledgementSchema,
  },
  deleteSavedSearch: {
    method: 'DELETE',
    path: '/saved-searches/{id}',
    summary: 'Delete a saved search',
    auth: 'buyer',
    acceptsIdempotencyKey: true,
    response: deletionSchema,
  },
} satisfies Record<string, Call>;
