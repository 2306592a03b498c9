import { emailSettingSchema, emailSettingsSchema } from '../mail/email-settings';
import type { Call } from './call';

/** The kinds of emails that the caller gets. */
export const emailSettingCalls = {
  emailSettings: {
    method: 'GET',
    path: '/email-settings',
    summary: 'Read which kinds of emails the caller has turned off',
    auth: 'signedIn',
    response: emailSettingsSchema,
  },
  changeEmailSetting: {
    method: 'PUT',
    path: '/email-settings',
    summary: 'Turn a kind of emails off or on',
    auth: 'signedIn',
    body: emailSettingSchema,
    acceptsIdempotencyKey: true,
    response: emailSettingsSchema,
  },
} satisfies Record<string, Call>;
