import { acknowledgementSchema } from '../mutation-results';
import { newReportSchema } from '../report';
import type { Call } from './call';

const reportsPerMinute = 10;

/** The limit in bytes: enough for a text with every character escaped. */
const reportBodyLimit = 32 * 1024;

/** The calls of the capability `reports`. */
export const reportCalls = {
  addReport: {
    method: 'POST',
    path: '/reports',
    summary:
      'Report a listing, a person, a conversation or an order; without a session, with an email address',
    auth: 'optional',
    body: newReportSchema,
    bodyLimit: reportBodyLimit,
    perMinute: reportsPerMinute,
    response: acknowledgementSchema,
    errors: {
      404: 'There is no such subject, or the caller is not part of the conversation or order.',
      409: 'The caller has reached the daily limit of reports.',
    },
  },
} satisfies Record<string, Call>;
