import { modificationSchema } from '../platform/mutation-results';
import { settingChangesSchema, shopSettingsResponseSchema } from '../platform/shop-settings';
import { testEmailResultSchema } from '../mail/test-email';
import type { Call } from './call';

const testEmailsPerMinute = 10;

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
    summary: 'Change settings of the shop; null returns one to its default',
    auth: 'Admin',
    body: settingChangesSchema,
    response: modificationSchema,
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
