import { modificationSchema } from '../mutation-results';
import { settingChangesSchema, shopSettingsResponseSchema } from '../shop-settings';
import type { Call } from './call';

/** The calls of the capability `settings`. */
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
} satisfies Record<string, Call>;
