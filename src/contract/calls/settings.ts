import { modificationSchema } from '../platform/mutation-results';
import { settingChangesRequestSchema, shopSettingsResponseSchema } from '../platform/shop-settings';
import { testEmailResultSchema } from '../mail/test-email';
import type { Call } from './call';

const testEmailsPerMinute = 10;

/** Enough for the longest places and those that they replace, with every character of three bytes. */
const settingsBodyLimit = 320 * 1024;

export const settingCalls = {
  shopSettings: {
    method: 'GET',
    path: '/settings',
    summary: "Get the shop's settings in use and their defaults",
    auth: 'Admin',
    response: shopSettingsResponseSchema,
  },
  changeShopSettings: {
    method: 'PUT',
    path: '/settings',
    summary:
      'Change settings of the shop; null returns one to its default, and `replaces` has the values on which the change is based',
    auth: 'Admin',
    bodyLimit: settingsBodyLimit,
    body: settingChangesRequestSchema,
    response: modificationSchema,
    errors: { 409: 'A setting has another value than the one in `replaces`.' },
  },
  sendTestEmail: {
    method: 'POST',
    path: '/settings/test-email',
    summary: "Send an email to the admin's own address, and report what the mail server answers",
    auth: 'Admin',
    perMinute: testEmailsPerMinute,
    response: testEmailResultSchema,
  },
} satisfies Record<string, Call>;
