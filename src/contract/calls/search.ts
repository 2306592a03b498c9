import * as z from 'zod/mini';
import { knownPlaceSchema } from '../finding/known-place';
import { searchResponseSchema, searchQuery, suggestionSchema } from '../finding/search';
import type { Call } from './call';

export const searchCalls = {
  search: {
    method: 'GET',
    path: '/search',
    summary: 'Find products for sale by words and filters',
    auth: 'optional',
    query: searchQuery,
    response: searchResponseSchema,
  },
  suggestions: {
    method: 'GET',
    path: '/suggestions',
    summary: 'Suggest completions of a search text, 8 at most',
    auth: 'public',
    query: z.pick(searchQuery, { text: true }),
    response: z.array(suggestionSchema),
  },
  places: {
    method: 'GET',
    path: '/places',
    summary: 'List the towns whose position is known',
    auth: 'public',
    response: z.array(knownPlaceSchema),
  },
} satisfies Record<string, Call>;
