import type { EmailTexts } from '../../contract/mail/email-text-fields';
import type { EditableEmail, RenderedEmail } from '../../contract/mail/email-texts';
import type { EmailTextsChange } from '../../contract/mail/email-texts-change';
import type { Acknowledgement } from '../../contract/platform/mutation-results';
import type { TestEmailResult } from '../../contract/mail/test-email';
import { api } from './api';
import { responseSchema } from './response-schema';

/** The kind of an email, and texts for it. */
type TypedEmail = EmailTexts & { kind: string };

const emailTextsApi = api.injectEndpoints({
  endpoints: (build) => ({
    editableEmails: build.query<EditableEmail[], void>({
      query: () => '/email-texts',
      responseSchema: responseSchema('editableEmailList'),
      providesTags: ['EmailTexts'],
    }),
    emailPreview: build.query<RenderedEmail, TypedEmail>({
      query: ({ kind, ...body }) => ({
        url: `/email-texts/${kind}/preview`,
        method: 'POST',
        body,
      }),
      responseSchema: responseSchema('renderedEmail'),
      keepUnusedDataFor: 0,
    }),
    sendExampleEmail: build.mutation<TestEmailResult, TypedEmail>({
      query: ({ kind, ...body }) => ({
        url: `/email-texts/${kind}/test-email`,
        method: 'POST',
        body,
      }),
      responseSchema: responseSchema('testEmailResult'),
    }),
    changeEmailTexts: build.mutation<Acknowledgement, EmailTextsChange & { kind: string }>({
      query: ({ kind, ...body }) => ({ url: `/email-texts/${kind}`, method: 'PUT', body }),
      responseSchema: responseSchema('acknowledgement'),
      invalidatesTags: ['EmailTexts'],
    }),
  }),
});

export const {
  useEditableEmailsQuery,
  useEmailPreviewQuery,
  useSendExampleEmailMutation,
  useChangeEmailTextsMutation,
} = emailTextsApi;
