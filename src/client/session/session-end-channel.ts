import { openTabChannel } from '../services/browser/tab-channel';

/** The channel on which tabs share why a session ended. */
const channelName = 'secondhand-ended-session';

/**
 * Sends the other tabs the reason why the session ended. Firebase signs them out too, but does not
 * report the reason.
 */
export function notifyOtherTabsOfSessionEnd(reason: string): void {
  const channel = openTabChannel(channelName);
  channel?.postMessage(reason);
  channel?.close();
}

/**
 * Calls the listener with the reason when another tab ends the session.
 * @returns a function that unsubscribes
 */
export function subscribeToSessionEnd(listener: (reason: string) => void): () => void {
  const channel = openTabChannel(channelName);
  if (channel) channel.onmessage = ({ data }: MessageEvent<string>) => listener(data);
  return () => channel?.close();
}
