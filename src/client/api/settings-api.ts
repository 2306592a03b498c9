import type { SettingChanges, ShopSettingsResponse } from '../../contract/shop-settings';
import type { Modification } from '../../contract/mutation-results';
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
  }),
});

export const { useShopSettingsQuery, useChangeShopSettingsMutation } = settingsApi;
