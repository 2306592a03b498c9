import { endpointUrl } from '../../contract/endpoint-url';
import type { PublicConfiguration } from '../../contract/configuration';
import { configurationElementId, configurationFile } from '../../contract/configuration-element';
import { accessTokenKey } from '../services/access-token';
import { colorModeKey } from '../services/color-mode';
import { replayedButtons } from '../hydration/click-replay';
import { addFontFace, displayFace } from '../theme/font-faces';

interface Knowledge {
  colorModeKey: string;
  accessTokenKey: string;
  configurationElementId: string;
  /** A selector. */
  replayedButtons: string;
  configurationFile: string;
  displayFace: typeof displayFace;
  /** The calls that the page is going to make at once, if a visitor asks for it. */
  calls: readonly string[];
}

/**
 * Runs in the page's head, before anything is painted and long before the application is there.
 * It is put there as text, so it can use nothing that stands outside of it.
 */
function beforeFirstPaint(
  known: Knowledge,
  addressOf: typeof endpointUrl,
  addFace: typeof addFontFace,
): void {
  const stored = (key: string) => {
    try {
      return localStorage.getItem(key);
    } catch {
      // Blocked for this site.
      return null;
    }
  };
  const { classList, style } = document.documentElement;
  const chosen = stored(known.colorModeKey);
  const systemIsDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
  const mode = chosen === 'dark' || (chosen !== 'light' && systemIsDark) ? 'dark' : 'light';
  classList.add(mode);
  style.colorScheme = mode;
  addFace(known.displayFace);

  const buttons = new Set<HTMLButtonElement>();
  const listener = (event: MouseEvent) => {
    const button =
      event.target instanceof Element &&
      event.target.closest<HTMLButtonElement>(known.replayedButtons);
    if (!button) return;
    // A form that nothing watches over yet would put what was typed into the address.
    event.preventDefault();
    // An application that answers already, but has not said so yet, would answer it twice.
    event.stopPropagation();
    buttons.add(button);
  };
  window.queuedClicks = { buttons, listener };
  window.addEventListener('click', listener, true);

  const preload = (href: string) => {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href });
    document.head.append(link);
  };
  const isReturning = stored(known.accessTokenKey) !== null;
  if (isReturning) document.documentElement.dataset['returning'] = '';
  const configuration = document.getElementById(known.configurationElementId)?.textContent;
  if (!configuration) return preload(known.configurationFile);
  const { apiUrl, capabilities } = JSON.parse(configuration) as PublicConfiguration;
  document.documentElement.dataset['capabilities'] = capabilities?.join(' ') ?? '';
  if (isReturning) return;
  for (const call of known.calls) preload(addressOf(apiUrl, call));
}

/**
 * The script that a page starts with: it sets the colours, so that nobody is dazzled first, adds the font, keeps
 * what is pressed for the application, and asks for what the page shows. Somebody who is signed in
 * asks in their own name, which only the application can do; the page is marked as theirs, and by
 * what the API can do.
 */
export function firstScript(calls: readonly string[]): string {
  const known: Knowledge = {
    colorModeKey,
    accessTokenKey,
    configurationElementId,
    configurationFile,
    displayFace,
    replayedButtons,
    calls,
  };
  return `(${beforeFirstPaint.toString()})(${JSON.stringify(known)}, ${endpointUrl.toString()}, ${addFontFace.toString()})`;
}
