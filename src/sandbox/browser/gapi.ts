/**
 * A fake of Google's gapi.iframes, by which the Firebase SDK speaks to its hidden frame: the
 * frame is of this origin here, so that messages need no relay and no script from the internet.
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

/** What a window of the same origin posts, which need not be the sign-in's result. */
type Posted = { eventType?: unknown; data: { authEvent: SessionEvent } } | null | undefined;

/** What a redirect left in the session; nothing where the user has blocked this site's data. */
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

  /** The SDK only ever asks whether the frame may store things. */
  send(_type: string, _message: unknown, answer: (answers: unknown[]) => void): void {
    setTimeout(() => {
      try {
        answer([{ webStorageSupport: true }]);
      } catch {
        // The SDK throws after every answer, also after the one that it hoped for.
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
