import { settingCalls } from '../../contract/calls/settings' with { type: 'signature' };
import { injectCalls } from './inject-calls';

const settingsApi = injectCalls(
  settingCalls,
  async () =>
    (await import(/* webpackChunkName: "staff-calls" */ '../../contract/calls/settings'))
      .settingCalls,
  ({ query, mutation }) => ({
    shopSettings: query('shopSettings', { providesTags: ['Settings'] }),
    changeShopSettings: mutation('changeShopSettings', { invalidatesTags: ['Settings'] }),
    sendTestEmail: mutation('sendTestEmail'),
  }),
);

export const { useShopSettingsQuery, useChangeShopSettingsMutation, useSendTestEmailMutation } =
  settingsApi;
