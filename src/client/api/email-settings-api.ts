import { emailSettingCalls } from '../../contract/calls/email-settings' with { type: 'signature' };
import { injectCalls } from './inject-calls';

const emailSettingsApi = injectCalls(
  emailSettingCalls,
  async () =>
    (await import(/* webpackChunkName: "account-calls" */ '../../contract/calls/email-settings'))
      .emailSettingCalls,
  ({ query, mutation }) => ({
    emailSettings: query('emailSettings'),
    changeEmailSetting: mutation('changeEmailSetting', {
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
);

export const { useEmailSettingsQuery, useChangeEmailSettingMutation } = emailSettingsApi;
