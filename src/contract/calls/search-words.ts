import * as z from 'zod/mini';
import { searchQuery } from '../finding/search';
import { searchReportDays, searchReportSchema } from '../finding/search-words';
import { acknowledgementSchema } from '../platform/mutation-results';
import type { Call } from './call';

export const searchWordCalls = {
  countOpenedResult: {
    method: 'POST',
    path: '/search-opens',
    summary: 'Count that a result of a search was opened, without who opened it',
    auth: 'public',
    isCounter: true,
    body: z.pick(searchQuery, { text: true }),
    response: acknowledgementSchema,
  },
  searchReport: {
    method: 'GET',
    path: '/search-report',
    summary: `List what people searched for in ${searchReportDays} days without a result or a click`,
    auth: 'Admin',
    response: searchReportSchema,
  },
} satisfies Record<string, Call>;
