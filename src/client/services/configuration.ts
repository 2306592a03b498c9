import { useSyncExternalStore } from 'react';
import { useIsHydrated } from '../hydration/use-is-hydrated';
import { endpointUrl } from '../../contract/platform/endpoint-url';
import type { Capability, PublicConfiguration } from '../../contract/platform/configuration';
import { setShopCurrency } from '../../contract/payments/currencies';
import { setPhoneForms } from '../../contract/text/phone-forms';
import { inGoodsWords, setGoodsWords } from '../../contract/website/goods-words';
import {
  brandDefaults,
  defaultLogo,
  defaultShopName,
  type BrandSettingName,
} from '../../contract/platform/shop-defaults';
import {
  configurationElementId,
  configurationFile,
} from '../../contract/website/configuration-element';

let loaded: PublicConfiguration | undefined;

/** Sets the configuration during prerendering, when there is no document to read it from. */
export function setConfiguration(value: PublicConfiguration): void {
  loaded = value;
  applyToTexts(value);
}

function applyToTexts({ phoneForms, currency, brand: words }: Partial<PublicConfiguration>): void {
  setPhoneForms(phoneForms);
  setShopCurrency(currency);
  setGoodsWords(words);
}

/** The fields that every page needs. */
const requiredFields = ['apiUrl', 'firebase', 'stripePublishableKey', 'imageHost'] as const;

function validate(value: unknown): PublicConfiguration {
  const fields = Object(value) as Partial<PublicConfiguration>;
  const missing = requiredFields.filter((field) => !(field in fields));
  if (missing.length > 0) throw new Error(`The configuration has no ${missing.join(', ')}`);
  applyToTexts(fields);
  return fields as PublicConfiguration;
}

/** The configuration as JSON; undefined or empty if the page embeds none. */
const embeddedJson = () => document.getElementById(configurationElementId)?.textContent;

/**
 * Returns the configuration that the server embedded in the page, or that was fetched.
 * @throws if it is missing or incomplete
 */
export function configuration(): PublicConfiguration {
  loaded ??= validate(JSON.parse(embeddedJson() || 'null'));
  return loaded;
}

/**
 * Fetches the configuration if the page does not embed it, because a static file server sent it.
 * @throws if the request fails or the configuration is incomplete
 */
export async function loadConfiguration(): Promise<void> {
  if (!embeddedJson()) loaded = validate(await (await fetch(configurationFile)).json());
}

const onShopChange = new Set<() => void>();

/** Sets the name, logo and brand that an admin has saved, so that pages show them at once. */
export function changeShop(shop: Pick<PublicConfiguration, 'shopName' | 'logo' | 'brand'>): void {
  setConfiguration({ ...configuration(), ...shop });
  for (const render of onShopChange) render();
}

function subscribe(render: () => void) {
  onShopChange.add(render);
  return () => void onShopChange.delete(render);
}

/** Returns whether the API supports a feature beyond the calls of specification 7.1. */
export function hasCapability(capability: Capability): boolean {
  return !!configuration().capabilities?.includes(capability);
}

/** Returns the shop's name. */
export const shopName = () => configuration().shopName ?? defaultShopName;

/** Returns the URL of the shop's logo. */
export const shopLogo = () => configuration().logo ?? defaultLogo;

/** Returns a text, color or picture of the brand. */
export const brand = (name: BrandSettingName): string =>
  configuration().brand?.[name] ?? inGoodsWords(brandDefaults[name]);

/** Returns the shop's name, and renders again when an admin changes the name or the logo. */
export function useShopName(): string {
  useSyncExternalStore(subscribe, configuration, configuration);
  return shopName();
}

/** Returns the absolute URL of an API path, such as `/ads`. */
export function toApiUrl(path: string): string {
  return new URL(endpointUrl(configuration().apiUrl, path), window.location.origin).href;
}

/**
 * Returns the demo accounts; undefined if there are none. Undefined until hydration, because a
 * prerendered page is built without them.
 */
export function useDemoAccounts(): PublicConfiguration['demoAccounts'] {
  return useIsHydrated() ? configuration().demoAccounts : undefined;
}
