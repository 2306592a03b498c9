import * as z from 'zod/mini';
import {
  appealDecisionSchema,
  decisionSummarySchema,
  newAppealSchema,
  statementSchema,
} from '../trust/decision';
import { acknowledgementSchema } from '../platform/mutation-results';
import type { Call } from './call';
import { requiredText } from '../text/text';
import { pageQuery } from './request-fields';

const appealsPerMinute = 10;
const readsPerMinute = 60;

/** The limit in bytes: enough for a text with every character escaped. */
const textBodyLimit = 32 * 1024;

const decisionNotFound = 'There is no such decision, or it does not concern the caller.';

/** Decisions of moderation and appeals. */
export const decisionCalls = {
  decisions: {
    method: 'GET',
    path: '/decisions',
    summary:
      'List decisions, newest first; with `appealed`, those with an appeal to decide; with `person`, those that concern a user',
    auth: 'staff',
    query: z.extend(pageQuery, {
      appealed: z.optional(z.literal('true', 'appealed must be true.')),
      person: z.optional(requiredText('person must be the id of a user.', 200)),
    }),
    response: z.array(decisionSummarySchema),
  },
  decision: {
    method: 'GET',
    path: '/decisions/{id}',
    summary:
      'Read a statement of reasons, by its id with a session or by the token of an email without one',
    auth: 'optional',
    admitsSuspended: true,
    perMinute: readsPerMinute,
    response: statementSchema,
    errors: { 404: decisionNotFound },
  },
  appealDecision: {
    method: 'POST',
    path: '/decisions/{id}/appeal',
    summary:
      'Object to a decision once, as the person concerned or, if nothing was done, as a reporter',
    auth: 'optional',
    admitsSuspended: true,
    body: newAppealSchema,
    bodyLimit: textBodyLimit,
    perMinute: appealsPerMinute,
    response: acknowledgementSchema,
    errors: {
      404: decisionNotFound,
      409: 'The caller has objected already, or it is too late.',
    },
  },
  decideAppeal: {
    method: 'POST',
    path: '/appeals/{id}/decision',
    summary: 'Decide an appeal; a reversed decision is undone',
    auth: 'staff',
    body: appealDecisionSchema,
    bodyLimit: textBodyLimit,
    acceptsIdempotencyKey: true,
    response: acknowledgementSchema,
    errors: { 404: 'There is no such appeal.', 409: 'The appeal is decided already.' },
  },
} satisfies Record<string, Call>;
