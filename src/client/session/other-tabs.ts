import { openTabChannel } from '../services/tab-channel';

/** On which the tabs of a browser tell each other why somebody's session ended. */
const channelName = 'secondhand-ended-session';

/** The other tabs hear from Firebase that somebody is signed out, but not why. */
export function tellOtherTabs(reason: string): void {
  const channel = openTabChannel(channelName);
  channel?.postMessage(reason);
  channel?.close();
}

/** Hears why another tab of this browser ended the session. @returns what ends the listening. */
export function hearOtherTabs(listener: (reason: string) => void): () => void {
  const channel = openTabChannel(channelName);
  if (channel) channel.onmessage = ({ data }: MessageEvent<string>) => listener(data);
  return () => channel?.close();
}
