import { QueryStatus, defaultSerializeQueryArgs } from '@reduxjs/toolkit/query';
import { embeddedResponsesElementId, type EmbeddedResponse } from '../../contract/rendered-page';
import { accessToken } from '../services/access-token';
import type { KnownQueries } from './store';

/** The store knows the endpoints only once their chunks have come; their keys don't depend on it. */
const unknownEndpoint = {} as Parameters<typeof defaultSerializeQueryArgs>[0]['endpointDefinition'];

/**
 * Answers as the store keeps them: a call has the name of its endpoint, which takes its parameter.
 * @param answeredAt in epoch milliseconds
 */
export function queriesOf(answers: readonly EmbeddedResponse[], answeredAt: number): KnownQueries {
  return Object.fromEntries(
    answers.map(({ call, parameter, status, body }) => {
      const query = {
        endpointName: call,
        requestId: 'embedded',
        originalArgs: parameter,
        startedTimeStamp: answeredAt,
        // Of a refusal too: without it that would be asked for again at once.
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
  ) as KnownQueries;
}

/**
 * What came with the page. It is what a visitor sees: for somebody who is signed in it counts as
 * long out of date, so that it is shown, and asked for again in their own name.
 */
export function readEmbeddedAnswers(): KnownQueries {
  const text = document.getElementById(embeddedResponsesElementId)?.textContent;
  if (!text) return {};
  const answeredAt = accessToken.read() === null ? Date.now() : 0;
  return queriesOf(JSON.parse(text) as EmbeddedResponse[], answeredAt);
}
