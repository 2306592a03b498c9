import { QueryStatus, defaultSerializeQueryArgs } from '@reduxjs/toolkit/query';
import {
  embeddedResponsesElementId,
  type EmbeddedCall,
  type EmbeddedResponse,
} from '../../contract/website/rendered-page';
import { accessToken } from '../services/identity/access-token';
import type { CachedQueries } from './store';

/** `defaultSerializeQueryArgs` does not read the definition, whose chunk may not have loaded yet. */
const unusedDefinition = {} as Parameters<
  typeof defaultSerializeQueryArgs
>[0]['endpointDefinition'];

/** Returns the key of a query in the cache. `categories` has a key of its own (specification 7.3). */
const cacheKey = ({ call, parameter }: EmbeddedCall): string =>
  call === 'categories'
    ? call
    : defaultSerializeQueryArgs({
        endpointName: call,
        queryArgs: parameter,
        endpointDefinition: unusedDefinition,
      });

/** `search` is an infinite query, of which the page contains the first page. */
const toCachedData = (call: EmbeddedResponse['call'], body: unknown): unknown =>
  call === 'search' ? { pages: [body], pageParams: [undefined] } : body;

/**
 * Converts embedded responses to cached queries. `call` is the endpoint's name, `parameter` its
 * argument.
 * @param receivedAt in epoch milliseconds
 */
export function toQueries(
  responses: readonly EmbeddedResponse[],
  receivedAt: number,
): CachedQueries {
  return Object.fromEntries(
    responses.map((response) => {
      const { call, parameter, status, body } = response;
      const query = {
        endpointName: call,
        requestId: 'embedded',
        originalArgs: parameter,
        startedTimeStamp: receivedAt,
        // Set for an error too, because RTK Query refetches a query without this time at once.
        fulfilledTimeStamp: receivedAt,
      };
      return [
        cacheKey(response),
        status === 200
          ? { ...query, status: QueryStatus.fulfilled, data: toCachedData(call, body) }
          : { ...query, status: QueryStatus.rejected, error: { status, data: body } },
      ];
    }),
  ) as CachedQueries;
}

/**
 * Returns the responses that the server embedded in the page, which it rendered for a visitor. For
 * a signed-in user they are stale: they are rendered at once and refetched with the user's token.
 */
export function readEmbeddedResponses(): CachedQueries {
  const text = document.getElementById(embeddedResponsesElementId)?.textContent;
  if (!text) return {};
  const receivedAt = accessToken.read() === null ? Date.now() : 0;
  return toQueries(JSON.parse(text) as EmbeddedResponse[], receivedAt);
}
