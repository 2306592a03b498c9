import type { SettingChanges, ShopSettingsResponse } from '../../contract/platform/shop-settings';
import type { Modification } from '../../contract/platform/mutation-results';
import type { TestEmailResult } from '../../contract/mail/test-email';
import { api } from './api';
import { responseSchema } from './response-schema';

const settingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    shopSettings: build.query<ShopSettingsResponse, void>({
      query: () => '/settings',
      responseSchema: responseSchema('shopSettings'),
      providesTags: ['Settings'],
    }),
    changeShopSettings: build.mutation<Modification, SettingChanges>({
      query: (body) => ({ url: '/settings', method: 'PUT', body }),
      responseSchema: responseSchema('modification'),
      invalidatesTags: ['Settings'],
    }),
    sendTestEmail: build.mutation<TestEmailResult, void>({
      query: () => ({ url: '/settings/test-email', method: 'POST' }),
      responseSchema: responseSchema('testEmailResult'),
    }),
  }),
});

export const { useShopSettingsQuery, useChangeShopSettingsMutation, useSendTestEmailMutation } =
  settingsApi;
