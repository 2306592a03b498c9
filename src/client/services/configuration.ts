import { useIsHydrated } from '../hydration/use-is-hydrated';
import { endpointUrl } from '../../contract/endpoint-url';
import type { Capability, PublicConfiguration } from '../../contract/configuration';
import { configurationElementId, configurationFile } from '../../contract/configuration-element';

let loaded: PublicConfiguration | undefined;

/** Sets the configuration where no document holds one: during prerendering. */
export function setConfiguration(value: PublicConfiguration): void {
  loaded = value;
}

/** The fields without which nothing works. */
const required = ['apiUrl', 'firebase', 'stripePublishableKey', 'imageHost'] as const;

function validate(value: unknown): PublicConfiguration {
  const isComplete =
    typeof value === 'object' && value !== null && required.every((field) => field in value);
  if (!isComplete) throw new Error('The configuration is incomplete');
  return value as PublicConfiguration;
}

const embeddedText = () => document.getElementById(configurationElementId)?.textContent;

/**
 * The configuration that the server embedded in the page, or that was fetched.
 * @throws if it is missing or incomplete
 */
export function configuration(): PublicConfiguration {
  loaded ??= validate(JSON.parse(embeddedText() || 'null'));
  return loaded;
}

/**
 * Fetches the configuration when a static host serves the page, which embeds none.
 * @throws if the request fails or the configuration is incomplete
 */
export async function loadConfiguration(): Promise<void> {
  if (!embeddedText()) loaded = validate(await (await fetch(configurationFile)).json());
}

/** Whether the API supports a feature beyond the calls of specification 7.1. */
export function hasCapability(capability: Capability): boolean {
  return !!configuration().capabilities?.includes(capability);
}

/** The URL of an API call, such as `/ads`. */
export function callUrl(call: string): string {
  return new URL(endpointUrl(configuration().apiUrl, call), window.location.origin).href;
}

/**
 * The demo accounts. Undefined until hydration, because a prerendered page is built without them.
 */
export function useDemoAccounts(): PublicConfiguration['demoAccounts'] {
  return useIsHydrated() ? configuration().demoAccounts : undefined;
}
