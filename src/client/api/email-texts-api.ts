import { emailTextCalls } from '../../contract/calls/email-texts' with { type: 'signature' };
import { injectCalls } from './inject-calls';

const emailTextsApi = injectCalls(
  emailTextCalls,
  async () =>
    (await import(/* webpackChunkName: "staff-calls" */ '../../contract/calls/email-texts'))
      .emailTextCalls,
  ({ query, mutation }) => ({
    editableEmails: query('editableEmails', { providesTags: ['EmailTexts'] }),
    emailPreview: query('previewEmail', { keepUnusedDataFor: 0 }),
    sendExampleEmail: mutation('sendExampleEmail'),
    changeEmailTexts: mutation('changeEmailTexts', { invalidatesTags: ['EmailTexts'] }),
  }),
);

export const {
  useEditableEmailsQuery,
  useEmailPreviewQuery,
  useSendExampleEmailMutation,
  useChangeEmailTextsMutation,
} = emailTextsApi;
