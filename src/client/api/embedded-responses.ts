import { QueryStatus, defaultSerializeQueryArgs } from '@reduxjs/toolkit/query';
import { embeddedResponsesElementId, type EmbeddedResponse } from '../../contract/rendered-page';
import { accessToken } from '../services/access-token';
import type { CachedQueries } from './store';

/**
 * Endpoints register when their chunks load, but their cache keys do not depend on the definition.
 */
const unknownEndpoint = {} as Parameters<typeof defaultSerializeQueryArgs>[0]['endpointDefinition'];

/**
 * Embedded responses as entries of the store: `call` is the endpoint's name, `parameter` its
 * argument.
 * @param answeredAt in epoch milliseconds
 */
export function toQueries(answers: readonly EmbeddedResponse[], answeredAt: number): CachedQueries {
  return Object.fromEntries(
    answers.map(({ call, parameter, status, body }) => {
      const query = {
        endpointName: call,
        requestId: 'embedded',
        originalArgs: parameter,
        startedTimeStamp: answeredAt,
        // Also for an error: without it the query would be refetched at once.
        fulfilledTimeStamp: answeredAt,
      };
      return [
        defaultSerializeQueryArgs({
          endpointName: call,
          queryArgs: parameter,
          endpointDefinition: unknownEndpoint,
        }),
        status === 200
          ? { ...query, status: QueryStatus.fulfilled, data: body }
          : { ...query, status: QueryStatus.rejected, error: { status, data: body } },
      ];
    }),
  ) as CachedQueries;
}

/**
 * The responses embedded in the page, as a visitor sees it. For a signed-in user they count as
 * stale, so that they are rendered but refetched with the user's token.
 */
export function readEmbeddedResponses(): CachedQueries {
  const text = document.getElementById(embeddedResponsesElementId)?.textContent;
  if (!text) return {};
  const answeredAt = accessToken.read() === null ? Date.now() : 0;
  return toQueries(JSON.parse(text) as EmbeddedResponse[], answeredAt);
}
