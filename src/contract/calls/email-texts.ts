import * as z from 'zod/mini';
import { emailTextFields } from '../mail/email-text-fields';
import { editableEmailSchema, renderedEmailSchema } from '../mail/email-texts';
import { emailTextsChangeSchema, emailTextsSchema } from '../mail/email-texts-change';
import { acknowledgementSchema } from '../platform/mutation-results';
import { notFoundMessages } from '../platform/not-found';
import { testEmailResultSchema } from '../mail/test-email';
import type { Call } from './call';

const { subject, intro, closing } = emailTextFields;

/** In bytes: enough for texts with every character escaped. */
const bodyLimit = 6 * (subject.maxLength + intro.maxLength + closing.maxLength) + 1024;

const testEmailsPerMinute = 10;

const unknownEmail = { 404: notFoundMessages.email };

export const emailTextCalls = {
  editableEmails: {
    method: 'GET',
    path: '/email-texts',
    summary: 'List the kinds of emails with their texts and placeholders',
    auth: 'Admin',
    response: z.array(editableEmailSchema),
  },
  previewEmail: {
    method: 'POST',
    path: '/email-texts/{kind}/preview',
    summary: 'Get an email with these texts and example data, without storing them',
    auth: 'Admin',
    body: emailTextsSchema,
    bodyLimit,
    response: renderedEmailSchema,
    errors: unknownEmail,
  },
  sendExampleEmail: {
    method: 'POST',
    path: '/email-texts/{kind}/test-email',
    summary: "Send an email with these texts and example data to the admin's own address",
    auth: 'Admin',
    body: emailTextsSchema,
    bodyLimit,
    perMinute: testEmailsPerMinute,
    response: testEmailResultSchema,
    errors: unknownEmail,
  },
  changeEmailTexts: {
    method: 'PUT',
    path: '/email-texts/{kind}',
    summary: 'Change the texts of a kind of email; one that equals the default follows the default',
    auth: 'Admin',
    body: emailTextsChangeSchema,
    bodyLimit,
    acceptsIdempotencyKey: true,
    response: acknowledgementSchema,
    errors: { ...unknownEmail, 409: 'The texts were changed meanwhile.' },
  },
} satisfies Record<string, Call>;
