import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { AnyEventObject } from 'xstate';
import { storeSession, loadSession } from './stored-session';
import { cleared, type LiveState } from './live-state';
import { LiveStore } from './live-store';
import { openChannel, type Message, type TabMessage, type VisualiserMessage } from './messages';
import { thisTab } from './this-tab';

const me = `visualiser-${Math.random().toString(36).slice(2)}`;
const hello: VisualiserMessage = { type: 'visualiser.hello', visualiser: me, tab: thisTab };

function isFromTab(message: Message): message is TabMessage {
  return !message.type.startsWith('visualiser.') && message.type !== 'event.send';
}

export interface LiveCommands {
  /** Sends an event to an actor that runs in another tab. */
  send: (actor: string, event: AnyEventObject) => void;
  /** Empties the log. */
  clear: () => void;
}

export interface Live {
  known: LiveState;
  /** The same ones for as long as the page is open. */
  commands: LiveCommands;
}

/** Listens to the application's tabs, and sends events to the machines that run there. */
export function useLive(): Live {
  const [store] = useState(() => new LiveStore(me, loadSession()));
  const known = useSyncExternalStore(store.subscribe, store.get);
  const channel = useRef<BroadcastChannel>(null);

  useEffect(() => {
    const opened = openChannel();
    if (!opened) return undefined;
    channel.current = opened;
    opened.addEventListener('message', ({ data }: MessageEvent<Message>) => {
      if (!isFromTab(data)) return;
      store.receive(data);
      if (data.type === 'tab.opened') opened.postMessage(hello);
    });
    const leave = () => {
      opened.postMessage({ type: 'visualiser.bye', visualiser: me } satisfies VisualiserMessage);
      storeSession(store.get());
    };
    const arrive = () => opened.postMessage(hello);
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) arrive();
    };
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', comeBack);
    arrive();
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', comeBack);
      leave();
      opened.close();
    };
  }, [store]);

  const send = useCallback((actor: string, event: AnyEventObject) => {
    channel.current?.postMessage({ type: 'event.send', actor, event } satisfies VisualiserMessage);
  }, []);
  const clear = useCallback(() => store.change(cleared), [store]);
  const commands = useMemo(() => ({ send, clear }), [send, clear]);
  return { known, commands };
}
