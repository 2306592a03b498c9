/**
 * A channel to the other tabs; undefined where the user has blocked site data, for which some
 * browsers throw.
 */
export function openTabChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}
