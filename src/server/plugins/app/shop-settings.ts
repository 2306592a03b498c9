import fp from 'fastify-plugin';
import {
  limitSettingNames,
  type LimitSettingName,
} from '../../../contract/platform/number-settings';
import { noFees } from '../../../contract/payments/fee';
import { retentionDefaults } from '../../../contract/privacy/retention-settings';
import {
  brandDefaults,
  defaultLogo,
  defaultShopName,
} from '../../../contract/platform/shop-defaults';
import { defaultTimeZone } from '../../../contract/text/time-zone';
import { setGoodsWords } from '../../../contract/website/goods-words';
import type { AppOptions } from '../../app-options';
import { setShopPlaces } from '../../domains/finding/nearby-places';
import { ShopSettingsReader } from '../../domains/platform/shop-settings-reader';

declare module 'fastify' {
  interface FastifyInstance {
    shopSettings: ShopSettingsReader;
  }
}

/** Reads the settings that admins change. `app.limits` follows those that are limits. */
export const shopSettingsPlugin = fp<AppOptions>(
  async (app, { publicConfiguration }) => {
    const { database, limits, publicDataVersion } = app;
    const defaults = {
      shopName: defaultShopName,
      logo: defaultLogo,
      ...brandDefaults,
      timeZone: defaultTimeZone,
      consent: 'notice' as const,
      searchWords: '',
      places: '',
      fees: noFees,
      bankHolder: '',
      bankIban: '',
      contactAddress: publicConfiguration.supportEmail ?? '',
      ...retentionDefaults,
      ...pickLimits(limits),
    };
    const reader = new ShopSettingsReader(database, publicDataVersion, defaults, (settings) => {
      Object.assign(limits, pickLimits(settings));
      setGoodsWords(settings);
      setShopPlaces(settings.places);
    });
    app.decorate('shopSettings', reader);
  },
  { name: 'shop-settings', dependencies: ['database', 'limits', 'response-cache'] },
);

function pickLimits(values: Record<LimitSettingName, number>) {
  return Object.fromEntries(limitSettingNames.map((name) => [name, values[name]])) as typeof values;
}
