import { openTabChannel } from '../services/tab-channel';

/** The channel on which tabs share why a session ended. */
const channelName = 'secondhand-ended-session';

/** Firebase reports a sign-out to the other tabs, but not the reason. */
export function notifyOtherTabs(reason: string): void {
  const channel = openTabChannel(channelName);
  channel?.postMessage(reason);
  channel?.close();
}

/**
 * Subscribes to the reason why another tab ended the session. @returns a function that unsubscribes
 */
export function subscribeToOtherTabs(listener: (reason: string) => void): () => void {
  const channel = openTabChannel(channelName);
  if (channel) channel.onmessage = ({ data }: MessageEvent<string>) => listener(data);
  return () => channel?.close();
}
