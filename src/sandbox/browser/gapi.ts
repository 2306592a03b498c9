/**
 * A fake of Google's gapi.iframes, which the Firebase SDK uses to message its hidden frame. The frame has
 * the same origin here, so it needs no relay and no script from the internet.
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

const nothingPending = { type: 'unknown', error: { code: 'auth/no-auth-event' } };

/** A message of a window of the same origin, not necessarily the result of a sign-in. */
type Posted = { eventType?: unknown; data: { authEvent: SessionEvent } } | null | undefined;

/** The result that a redirect stored; undefined if the user blocks the site's data. */
function takeStored(key: string): SessionEvent {
  try {
    const stored = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return stored ? (JSON.parse(stored) as SessionEvent) : nothingPending;
  } catch {
    return nothingPending;
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

  ping(answer: () => void): Promise<void> {
    answer();
    return Promise.resolve();
  }

  /** The sign-in window posts its result to this frame; a redirect leaves it in the session. */
  register(type: string, handler: Handler): void {
    if (type !== 'authEvent') return;
    this.element.contentWindow?.addEventListener(
      'message',
      ({ data, origin }: MessageEvent<Posted>) => {
        if (origin !== window.location.origin || data?.eventType !== 'sendAuthEvent') return;
        handler({ type, authEvent: data.data.authEvent });
      },
    );
    handler({ type, authEvent: takeStored(`firebase:redirectEvent:${this.storageKey}`) });
  }

  /** The SDK only asks whether the frame can use storage. */
  send(_type: string, _message: unknown, answer: (answers: unknown[]) => void): void {
    setTimeout(() => {
      try {
        answer([{ webStorageSupport: true }]);
      } catch {
        // The SDK throws after every response, a successful one included.
      }
    });
  }
}

function openFrame(
  { where, url, attributes }: OpenOptions,
  whenOpen: (frame: Frame) => Promise<Frame>,
): Promise<Frame> {
  const element = document.createElement('iframe');
  const { style, ...others } = attributes;
  Object.assign(element.style, style);
  for (const [name, value] of Object.entries(others)) element.setAttribute(name, String(value));
  element.title = 'Sign-in';
  element.src = url;
  const opened = new Promise<Frame>((resolve, reject) => {
    element.onload = () => resolve(whenOpen(new Frame(new URL(url), element)));
    element.onerror = () => reject(new Error('The sign-in frame did not load.'));
  });
  where.append(element);
  return opened;
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
