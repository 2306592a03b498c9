/**
 * Opens a channel to the other tabs. Returns undefined if the browser throws because the user has
 * blocked site data.
 */
export function openTabChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}
