import * as z from 'zod/mini';
import { acknowledgementSchema, insertionSchema } from '../platform/mutation-results';
import { newDecisionSchema } from '../trust/decision';
import { newReportSchema, reportDetailsSchema, reportSchema, reportStates } from '../trust/report';
import { reportReasons, reportSubjects } from '../trust/report-reasons';
import type { Call } from './call';
import { requiredText } from '../text/text';
import { pageQuery } from './request-fields';

const invalidYear = 'The year must be a whole number from 2000 to 9999.';

/** The year of the figures of moderation, in UTC. */
const figuresYearSchema = z.object({
  year: z.int(invalidYear).check(z.minimum(2000, invalidYear), z.maximum(9999, invalidYear)),
});

const reportsPerMinute = 10;

/** The limit in bytes: enough for a text with every character escaped. */
const reportBodyLimit = 32 * 1024;

const figuresPerMinute = 10;

const reportNotFound = 'There is no such report.';

export const reportCalls = {
  addReport: {
    method: 'POST',
    path: '/reports',
    summary:
      'Report a listing, a person, a conversation, one of its messages or an order; without a session, with an email address',
    auth: 'optional',
    body: newReportSchema,
    bodyLimit: reportBodyLimit,
    perMinute: reportsPerMinute,
    response: acknowledgementSchema,
    errors: {
      404: 'There is no such subject, the caller is not part of the conversation or order, or the message is not of its other person.',
      409: 'The caller has reached the daily limit of reports.',
    },
  },
  reports: {
    method: 'GET',
    path: '/reports',
    summary:
      'List reports, newest first, with what else is known about the subject and the person; with `person`, those about a user or what they have',
    auth: 'staff',
    query: z.extend(pageQuery, {
      state: z.optional(z.enum(reportStates, 'The state must be open or decided.')),
      subjectType: z.optional(z.enum(reportSubjects, 'There is no such subject of a report.')),
      reason: z.optional(z.enum(reportReasons, 'There is no such reason of a report.')),
      person: z.optional(requiredText('person must be the id of a user.', 200)),
    }),
    response: z.array(reportSchema),
  },
  report: {
    method: 'GET',
    path: '/reports/{id}',
    summary: 'Read a report, the other reports of its subject and the decisions about its person',
    auth: 'staff',
    response: reportDetailsSchema,
    errors: { 404: reportNotFound },
  },
  decideReport: {
    method: 'POST',
    path: '/reports/{id}/decision',
    summary:
      'Decide the open reports of a subject; the person concerned and the reporters get a statement of reasons',
    auth: 'staff',
    body: newDecisionSchema,
    bodyLimit: reportBodyLimit,
    acceptsIdempotencyKey: true,
    response: insertionSchema,
    errors: {
      404: reportNotFound,
      409: 'The report is decided already, or the action is not possible for the subject.',
    },
  },
  /** Recorded in the audit log, so not a GET. */
  exportModerationFigures: {
    method: 'POST',
    path: '/reports/figures',
    summary: 'Export the figures of reports, decisions and objections of a year (UTC) as CSV',
    auth: 'Admin',
    body: figuresYearSchema,
    perMinute: figuresPerMinute,
    mediaType: 'text/csv',
    response: z.string(),
  },
} satisfies Record<string, Call>;
