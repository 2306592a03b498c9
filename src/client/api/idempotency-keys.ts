interface Doubt {
  change: string;
  key: string;
}

/** The last change, as long as nobody knows whether it was made. */
let doubt: Doubt | undefined;

/**
 * The key that a change is sent with: a new one, unless the same change was sent just before and
 * never acknowledged. Whatever else is changed in between ends that: then it is meant anew.
 */
export function keyOf(change: string): string {
  if (doubt?.change !== change) doubt = { change, key: newKey() };
  return doubt.key;
}

/** Ends the doubt about a change, once it is known what became of it. */
export function isKnown(change: string): void {
  if (doubt?.change === change) doubt = undefined;
}

function newKey(): string {
  // randomUUID is kept from pages that came without HTTPS.
  return [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-');
}
