import type { EmailSetting, EmailSettings } from '../../contract/mail/email-settings';
import { api } from './api';
import { responseSchema } from './response-schema';

/** Requires the server's capability `ownAccount`. */
const emailSettingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    emailSettings: build.query<EmailSettings, void>({
      query: () => '/email-settings',
      responseSchema: responseSchema('emailSettings'),
    }),
    changeEmailSetting: build.mutation<EmailSettings, EmailSetting>({
      query: (body) => ({
        url: '/email-settings',
        method: 'PUT',
        body,
        idempotencyScope: 'email settings',
      }),
      responseSchema: responseSchema('emailSettings'),
      async onQueryStarted({ kind, declined }, { dispatch, queryFulfilled }) {
        // Optimistic update, which is undone if the call fails.
        const change = dispatch(
          emailSettingsApi.util.updateQueryData('emailSettings', undefined, (settings) => {
            const others = settings.declined.filter((other) => other !== kind);
            settings.declined = declined ? [...others, kind] : others;
          }),
        );
        await queryFulfilled.catch(() => change.undo());
      },
    }),
  }),
});

export const { useEmailSettingsQuery, useChangeEmailSettingMutation } = emailSettingsApi;
