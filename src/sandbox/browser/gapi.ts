/**
 * A fake of Google's gapi.iframes, through which the Firebase SDK talks to its hidden iframe. The iframe
 * has the same origin here, so no script from the internet is needed.
 */

interface SessionEvent {
  type: string;
}
type Handler = (message: { type: string; authEvent: SessionEvent }) => unknown;

interface OpenOptions {
  where: HTMLElement;
  url: string;
  attributes: { style: Partial<CSSStyleDeclaration> } & Record<string, unknown>;
}

const noPendingEvent = { type: 'unknown', error: { code: 'auth/no-auth-event' } };

/** A message from a window; not necessarily the result of a sign-in. */
type PostedMessage = { eventType?: unknown; data: { authEvent: SessionEvent } } | null | undefined;

/** Removes and returns the stored result of a redirect; `noPendingEvent` if there is none. */
function takeStoredEvent(key: string): SessionEvent {
  try {
    const stored = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return stored ? (JSON.parse(stored) as SessionEvent) : noPendingEvent;
  } catch {
    return noPendingEvent;
  }
}

class Frame {
  private readonly storageKey: string;

  constructor(
    url: URL,
    private readonly element: HTMLIFrameElement,
  ) {
    const { searchParams } = url;
    this.storageKey = `${String(searchParams.get('apiKey'))}:${String(searchParams.get('appName'))}`;
  }

  restyle(): Promise<void> {
    return Promise.resolve();
  }

  ping(callback: () => void): Promise<void> {
    callback();
    return Promise.resolve();
  }

  /** A sign-in window posts its result to this iframe; a redirect stores it in sessionStorage. */
  register(type: string, handler: Handler): void {
    if (type !== 'authEvent') return;
    this.element.contentWindow?.addEventListener(
      'message',
      ({ data, origin }: MessageEvent<PostedMessage>) => {
        if (origin !== window.location.origin || data?.eventType !== 'sendAuthEvent') return;
        handler({ type, authEvent: data.data.authEvent });
      },
    );
    handler({ type, authEvent: takeStoredEvent(`firebase:redirectEvent:${this.storageKey}`) });
  }

  /** The SDK sends one kind of message: whether the iframe can use storage. */
  send(_type: string, _message: unknown, callback: (responses: unknown[]) => void): void {
    setTimeout(() => {
      try {
        callback([{ webStorageSupport: true }]);
      } catch {
        // The SDK throws after every response, a successful one included.
      }
    });
  }
}

function openFrame(
  { where, url, attributes }: OpenOptions,
  onOpen: (frame: Frame) => Promise<Frame>,
): Promise<Frame> {
  const element = document.createElement('iframe');
  const { style, ...others } = attributes;
  Object.assign(element.style, style);
  for (const [name, value] of Object.entries(others)) element.setAttribute(name, String(value));
  element.title = 'Sign-in';
  element.src = url;
  const frame = new Promise<Frame>((resolve, reject) => {
    element.onload = () => resolve(onOpen(new Frame(new URL(url), element)));
    element.onerror = () => reject(new Error('The sign-in frame did not load.'));
  });
  where.append(element);
  return frame;
}

export const gapi = {
  load(_module: string, options: { callback: () => void }): void {
    options.callback();
  },
  iframes: {
    CROSS_ORIGIN_IFRAMES_FILTER: () => true,
    Iframe: Frame,
    getContext: () => ({ open: openFrame }),
  },
};
