import { useSyncExternalStore } from 'react';
import type { PublicConfiguration } from '../../contract/configuration';
import { configurationElementId } from '../../contract/configuration-element';

let known: PublicConfiguration | undefined;

/** Takes the place of the page's configuration where there is no page: while pages are built. */
export function assumeConfiguration(assumed: PublicConfiguration): void {
  known = assumed;
}

/** What no part of the client can do without. */
const required = ['apiUrl', 'firebase', 'stripePublishableKey', 'imageHost'] as const;

/** Our own server wrote it by its type; a page without it was not completed by any. */
function isConfiguration(found: unknown): found is PublicConfiguration {
  return typeof found === 'object' && found !== null && required.every((part) => part in found);
}

/**
 * The configuration that the server wrote into the page.
 * @throws when the page carries none or an incomplete one: nothing can work without it.
 */
export function configuration(): PublicConfiguration {
  known ??= readConfiguration();
  return known;
}

function readConfiguration(): PublicConfiguration {
  const text = document.getElementById(configurationElementId)?.textContent;
  const found: unknown = JSON.parse(text || 'null');
  if (!isConfiguration(found)) throw new Error('The page carries no complete configuration');
  return found;
}

const neverChanges = () => () => undefined;

/** The accounts that are offered. A prerendered page knows none; they come once it is taken over. */
export function useDemoAccounts(): PublicConfiguration['demoAccounts'] {
  return useSyncExternalStore(
    neverChanges,
    () => configuration().demoAccounts,
    () => undefined,
  );
}
