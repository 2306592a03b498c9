import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { AnyEventObject } from 'xstate';
import { storeSession, loadSession } from './stored-session';
import { clearLog, type LiveState } from './live-state';
import { LiveStore } from './live-store';
import { openChannel, type Message, type TabMessage, type VisualiserMessage } from './messages';
import { tabId } from './tab-id';

const visualiserId = `visualiser-${Math.random().toString(36).slice(2)}`;
const openedMessage: VisualiserMessage = {
  type: 'visualiser.opened',
  visualiser: visualiserId,
  tab: tabId,
};

function isFromTab(message: Message): message is TabMessage {
  return !message.type.startsWith('visualiser.') && message.type !== 'event.send';
}

export interface LiveCommands {
  /** Sends an event to an actor in another tab. */
  send: (actor: string, event: AnyEventObject) => void;
  clear: () => void;
}

export interface Live {
  state: LiveState;
  /** The same object on every render. */
  commands: LiveCommands;
}

/** Subscribes to the tabs of the application and sends events to their machines. */
export function useLive(): Live {
  const [store] = useState(() => new LiveStore(visualiserId, loadSession()));
  const state = useSyncExternalStore(store.subscribe, store.get);
  const channel = useRef<BroadcastChannel>(null);

  useEffect(() => {
    const openedChannel = openChannel();
    if (!openedChannel) return undefined;
    channel.current = openedChannel;
    openedChannel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
      if (!isFromTab(data)) return;
      store.receive(data);
      if (data.type === 'tab.opened') openedChannel.postMessage(openedMessage);
    });
    const reportClosed = () => {
      openedChannel.postMessage({
        type: 'visualiser.closed',
        visualiser: visualiserId,
      } satisfies VisualiserMessage);
      storeSession(store.get());
    };
    const reportOpened = () => openedChannel.postMessage(openedMessage);
    const handlePageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) reportOpened();
    };
    window.addEventListener('pagehide', reportClosed);
    window.addEventListener('pageshow', handlePageShow);
    reportOpened();
    return () => {
      window.removeEventListener('pagehide', reportClosed);
      window.removeEventListener('pageshow', handlePageShow);
      reportClosed();
      openedChannel.close();
    };
  }, [store]);

  const send = useCallback((actor: string, event: AnyEventObject) => {
    channel.current?.postMessage({ type: 'event.send', actor, event } satisfies VisualiserMessage);
  }, []);
  const clear = useCallback(() => store.change(clearLog), [store]);
  const commands = useMemo(() => ({ send, clear }), [send, clear]);
  return { state, commands };
}
