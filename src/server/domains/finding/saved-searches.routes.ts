import type { FastifyInstance } from 'fastify';
import { calls } from '../../../contract/calls/calls';
import {
  maxSavedSearches,
  savedQuery,
  savedSearchName,
} from '../../../contract/finding/saved-search';
import { parseSearchParams } from '../../../contract/finding/search';
import { DomainError } from '../../errors/domain-error';
import { registerEndpoint } from '../access/register-endpoint';
import { mapQuotaError } from '../platform/map-quota-error';
import { pageRequest, sendPage } from '../platform/pagination';
import {
  addSavedSearch,
  deleteSavedSearch,
  savedSearchesJson,
  setAlertFrequency,
  setOpened,
} from './saved-searches.sql';
import { noFacets } from './search-products';
import { withSelectedFacets } from './selected-facets.sql';

export async function savedSearchRoutes(app: FastifyInstance): Promise<void> {
  registerEndpoint(app, calls.savedSearches, async ({ caller, query, ...context }) =>
    sendPage(context, await savedSearchesJson(app.database, caller.id, pageRequest(query))),
  );

  registerEndpoint(app, calls.saveSearch, async (tx, { caller, body }) => {
    const search = parseSearchParams(new URLSearchParams(body.query));
    const query = savedQuery(search);
    if (!query) throw new DomainError('invalid', 'Please search for something first.');
    const name = savedSearchName(search, await withSelectedFacets(tx, noFacets, search));
    const saved = { query, name, quota: maxSavedSearches };
    return {
      acknowledged: true,
      insertedId: await mapQuotaError(
        addSavedSearch(tx, caller.id, saved),
        `You have ${maxSavedSearches} saved searches. Delete one to save another.`,
      ),
    };
  });

  registerEndpoint(app, calls.changeSavedSearch, async (tx, { caller, params, body }) => ({
    acknowledged: true,
    modifiedCount: await setAlertFrequency(
      tx,
      { id: params.id, userId: caller.id },
      body.frequency,
    ),
  }));

  registerEndpoint(app, calls.openSavedSearch, async (tx, { caller, params }) => {
    await setOpened(tx, { id: params.id, userId: caller.id });
    return { acknowledged: true };
  });

  registerEndpoint(app, calls.deleteSavedSearch, async (tx, { caller, params }) => ({
    acknowledged: true,
    deletedCount: await deleteSavedSearch(tx, { id: params.id, userId: caller.id }),
  }));
}
