import type { PublicConfiguration } from '../../../contract/platform/configuration';
import { noFees } from '../../../contract/payments/fee';
import { isOwnApi } from '../../../contract/platform/endpoint-url';
import {
  brandDefaults,
  brandSettingNames,
  defaultLogo,
  defaultShopName,
} from '../../../contract/platform/shop-defaults';
import type { ShopSettings } from '../../../contract/platform/shop-settings';

/**
 * Returns a function that returns the pages' configuration with the current settings: the same object until
 * a setting changes.
 */
export function withShopSettings(
  reader: { current: ShopSettings },
  configuration: PublicConfiguration,
): () => PublicConfiguration {
  let settings = reader.current;
  let completed = addSettings(configuration, settings);
  return () => {
    if (reader.current !== settings) {
      settings = reader.current;
      completed = addSettings(configuration, settings);
    }
    return completed;
  };
}

function addSettings(
  configuration: PublicConfiguration,
  settings: ShopSettings,
): PublicConfiguration {
  const { shopName, logo, contactAddress, consent, bookingHours, inspectionHours, fees } = settings;
  const changed = brandSettingNames.filter((name) => settings[name] !== brandDefaults[name]);
  return {
    ...configuration,
    ...(shopName !== defaultShopName && { shopName }),
    ...(logo !== defaultLogo && { logo }),
    ...(changed.length > 0 && {
      brand: Object.fromEntries(changed.map((name) => [name, settings[name]])),
    }),
    ...(consent === 'checkbox' && { consent }),
    ...(fees !== noFees && { fees }),
    supportEmail: contactAddress,
    // Without an address the contact form sends nothing (specification 2.5).
    ...(contactAddress &&
      isOwnApi(configuration.apiUrl) && {
        capabilities: [...(configuration.capabilities ?? []), 'contactMessages' as const],
      }),
    bookingHours,
    inspectionHours,
  };
}
