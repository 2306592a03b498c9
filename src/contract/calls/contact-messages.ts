import * as z from 'zod/mini';
import { contactMessageSchema, newContactMessageSchema } from '../talking/contact-message';
import { acknowledgementSchema, modificationSchema } from '../platform/mutation-results';
import { notFoundMessages } from '../platform/not-found';
import { contactMessageStates } from '../console/staff-limits';
import type { Call } from './call';
import { pageQuery } from './request-fields';

const messagesPerMinute = 10;

/** In bytes: enough for a message with every character escaped. */
const bodyLimit = 40 * 1024;

const contactMessageFilters = {
  state: z.optional(z.enum(contactMessageStates, 'There is no such state of a message.')),
};
export type ContactMessageFilters = z.output<z.ZodMiniObject<typeof contactMessageFilters>>;

/** The calls of the capability `contactMessages`. */
export const contactMessageCalls = {
  addContactMessage: {
    method: 'POST',
    path: '/contact-messages',
    summary: 'Send a message of the contact form to the operator',
    auth: 'public',
    body: newContactMessageSchema,
    bodyLimit,
    perMinute: messagesPerMinute,
    response: acknowledgementSchema,
    errors: { 409: 'The operator has set no contact address.' },
  },
  contactMessages: {
    method: 'GET',
    path: '/contact-messages',
    summary: 'List the messages of the contact form, newest first',
    auth: 'Admin',
    query: z.extend(pageQuery, contactMessageFilters),
    response: z.array(contactMessageSchema),
  },
  setContactMessageDone: {
    method: 'PUT',
    path: '/contact-messages/{id}/done',
    summary: 'Mark a message as done or as waiting',
    auth: 'Admin',
    body: z.object({ done: z.boolean('done must be true or false.') }),
    response: modificationSchema,
    errors: { 404: notFoundMessages.contactMessage },
  },
} satisfies Record<string, Call>;
