import { useSyncExternalStore } from 'react';
import { endpointUrl } from '../../contract/endpoint-url';
import type { Capability, PublicConfiguration } from '../../contract/configuration';
import { configurationElementId, configurationFile } from '../../contract/configuration-element';
import { noopSubscribe } from '../hydration/noop-subscribe';

let known: PublicConfiguration | undefined;

/** Takes the place of the page's configuration where there is no page: while pages are built. */
export function assumeConfiguration(assumed: PublicConfiguration): void {
  known = assumed;
}

/** What no part of the client can do without. */
const required = ['apiUrl', 'firebase', 'stripePublishableKey', 'imageHost'] as const;

function checked(found: unknown): PublicConfiguration {
  const isComplete =
    typeof found === 'object' && found !== null && required.every((part) => part in found);
  if (!isComplete) throw new Error('The configuration is incomplete');
  return found as PublicConfiguration;
}

const writtenText = () => document.getElementById(configurationElementId)?.textContent;

/**
 * The configuration that the server wrote into the page, or that has been loaded.
 * @throws when there is none or an incomplete one: nothing can work without it.
 */
export function configuration(): PublicConfiguration {
  known ??= checked(JSON.parse(writtenText() || 'null'));
  return known;
}

/**
 * Fetches the configuration for a page that no server has completed, as its file lies there.
 * @throws when it can't be had or is incomplete.
 */
export async function loadConfiguration(): Promise<void> {
  if (!writtenText()) known = checked(await (await fetch(configurationFile)).json());
}

/** Whether the API can do that beyond the calls of specification 7.1. */
export function isCapableOf(capability: Capability): boolean {
  return !!configuration().capabilities?.includes(capability);
}

/** The address of a call of {api}, such as `/ads`. */
export function addressOfCall(call: string): string {
  return new URL(endpointUrl(configuration().apiUrl, call), window.location.origin).href;
}

/** The accounts that are offered. A prerendered page has none; they come once it is hydrated. */
export function useDemoAccounts(): PublicConfiguration['demoAccounts'] {
  return useSyncExternalStore(
    noopSubscribe,
    () => configuration().demoAccounts,
    () => undefined,
  );
}
