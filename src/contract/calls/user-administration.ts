import * as z from 'zod/mini';
import { decisionBases, decisionTexts } from '../trust/decision-actions';
import { acknowledgementSchema, modificationSchema } from '../platform/mutation-results';
import { notFoundMessages } from '../platform/not-found';
import { overviewSchema } from '../console/overview';
import { listedPersonSchema } from '../console/person';
import { reasonSchema } from '../trust/reason';
import { newNoteSchema, noteSubjectSchema, staffNoteSchema } from '../console/staff-note';
import {
  chartRanges,
  maxStaffSearchLength,
  personRoles,
  personStates,
} from '../console/staff-limits';
import { contactDataSchema, userRecordSchema } from '../console/user-record';
import { requiredText } from '../text/text';
import type { Call } from './call';
import { listExport, pageQuery } from './request-fields';

const maxSuspensionDays = 365;

const reasonBody = z.object({ reason: reasonSchema });

/** The user gets a statement of reasons, so that it states the rule as well. */
const suspensionBody = z.object({
  reason: reasonSchema,
  basis: z.enum(decisionBases, decisionTexts.basisRequired),
  rule: requiredText(decisionTexts.ruleRequired, decisionTexts.maxRule),
  /** After how many days it ends by itself; without it, staff has to lift it. */
  days: z.optional(
    z.nullable(
      z.int('days must be a whole number.').check(z.minimum(1), z.maximum(maxSuspensionDays)),
    ),
  ),
});
export type SuspensionRequest = z.output<typeof suspensionBody>;

const moderatorBody = z.object({ moderator: z.boolean(), reason: reasonSchema });

const peopleFilters = {
  /** The beginnings of words of the name or, for admins, of the email address; the whole address; or the id. */
  text: z.optional(z.string().check(z.maxLength(maxStaffSearchLength))),
  role: z.optional(z.enum(personRoles, 'There is no such role.')),
  state: z.optional(z.enum(personStates, 'There is no such state of a person.')),
};
export type PeopleFilters = z.output<z.ZodMiniObject<typeof peopleFilters>>;

const userNotFound = { 404: notFoundMessages.user };

/** What staff sees of users and does to them. Every change writes a row of the audit log. */
export const userAdministrationCalls = {
  people: {
    method: 'GET',
    path: '/users',
    summary:
      'List the users of all roles, newest first; deleted ones only by their state, their id or address',
    auth: 'staff',
    query: z.extend(pageQuery, peopleFilters),
    response: z.array(listedPersonSchema),
  },
  exportPeople: {
    method: 'GET',
    path: '/users/export',
    summary: 'Export the users who match the filters as CSV, newest first',
    query: z.object(peopleFilters),
    ...listExport,
  },
  userRecord: {
    method: 'GET',
    path: '/users/{id}',
    summary: 'Read a user with their history',
    auth: 'staff',
    response: userRecordSchema,
    errors: userNotFound,
  },
  readContactData: {
    method: 'POST',
    path: '/users/{id}/contact-data',
    summary: 'Read how to reach a user, after recording why',
    auth: 'staff',
    body: reasonBody,
    response: contactDataSchema,
    errors: userNotFound,
  },
  suspendUser: {
    method: 'PUT',
    path: '/users/{id}/suspension',
    summary:
      'Suspend a user with a statement of reasons, or change the reason and the end of a suspension',
    auth: 'staff',
    body: suspensionBody,
    acceptsIdempotencyKey: true,
    response: acknowledgementSchema,
    errors: {
      ...userNotFound,
      409: 'The user is an admin or a moderator, has objected, or it is not for the caller to decide.',
    },
  },
  liftSuspension: {
    method: 'POST',
    path: '/users/{id}/suspension/lift',
    summary: 'Lift the suspension of a user, and take back the decisions that suspend them',
    auth: 'staff',
    body: reasonBody,
    acceptsIdempotencyKey: true,
    response: modificationSchema,
    errors: {
      ...userNotFound,
      409: 'The user has objected, or it is not for the caller to decide.',
    },
  },
  signOutUser: {
    method: 'POST',
    path: '/users/{id}/sign-out',
    summary: 'End all sign-ins of a user',
    auth: 'staff',
    body: reasonBody,
    acceptsIdempotencyKey: true,
    response: acknowledgementSchema,
    errors: { ...userNotFound, 409: 'The user is an admin or a moderator.' },
  },
  verifyWithEvidence: {
    method: 'PUT',
    path: '/users/{id}/verification',
    summary: 'Verify a buyer or seller, and record what was checked',
    auth: 'Admin',
    body: z.object({ evidence: requiredText('Please say what you checked.', 1000) }),
    acceptsIdempotencyKey: true,
    response: modificationSchema,
    errors: userNotFound,
  },
  withdrawVerification: {
    method: 'POST',
    path: '/users/{id}/verification/withdraw',
    summary: 'Take the verification of a user back',
    auth: 'Admin',
    body: reasonBody,
    acceptsIdempotencyKey: true,
    response: modificationSchema,
    errors: userNotFound,
  },
  setModerator: {
    method: 'PUT',
    path: '/users/{id}/moderator',
    summary: 'Make a user a moderator, or a moderator a buyer',
    auth: 'Admin',
    body: moderatorBody,
    acceptsIdempotencyKey: true,
    response: modificationSchema,
    errors: {
      ...userNotFound,
      409: 'The user is an admin, is suspended, has no confirmed email address, or has open orders, products for sale, owed sales or debts.',
    },
  },
  staffNotes: {
    method: 'GET',
    path: '/staff-notes',
    summary: 'List what staff noted about a person, a listing or an order, oldest first',
    auth: 'staff',
    query: noteSubjectSchema,
    response: z.array(staffNoteSchema),
  },
  addStaffNote: {
    method: 'POST',
    path: '/staff-notes',
    summary: 'Add a note about a person, a listing or an order, which only staff read',
    auth: 'staff',
    acceptsIdempotencyKey: true,
    body: newNoteSchema,
    response: acknowledgementSchema,
    errors: { 404: notFoundMessages.noteSubject },
  },
  overview: {
    method: 'GET',
    path: '/overview',
    summary: 'What waits for a decision, and the figures of the last days',
    auth: 'staff',
    query: z.object({ days: z.optional(z.enum(chartRanges, 'There is no such range.')) }),
    response: overviewSchema,
  },
} satisfies Record<string, Call>;
