import { brandVariables } from '../../../../../contract/platform/brand-colors';
import { brandSettingNames } from '../../../../../contract/platform/shop-defaults';
import type { ShopSettings } from '../../../../../contract/platform/shop-settings';
import { changeShop } from '../../../../services/configuration';

/** Shows the brand that an admin has saved at once. The server adds it to all pages that are loaded later. */
export function showBrand(settings: ShopSettings): void {
  const { shopName, logo } = settings;
  const brand = Object.fromEntries(brandSettingNames.map((name) => [name, settings[name]]));
  changeShop({ shopName, logo, brand });
  for (const [name, color] of Object.entries(brandVariables(settings)))
    document.documentElement.style.setProperty(name, color);
}
