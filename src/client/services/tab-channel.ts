/**
 * A channel between the tabs of this browser; undefined where the user has blocked this site's data,
 * for which some browsers refuse one as well.
 */
export function openTabChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}
