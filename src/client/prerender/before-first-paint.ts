import { endpointUrl } from '../../contract/endpoint-url';
import type { PublicConfiguration } from '../../contract/configuration';
import { configurationElementId, configurationFile } from '../../contract/configuration-element';
import { accessTokenKey } from '../services/access-token';
import { colorModeKey } from '../services/color-mode';
import { replayedButtons } from '../hydration/click-replay';
import { addFontFace, displayFace } from '../theme/font-faces';

interface HeadScriptInput {
  colorModeKey: string;
  accessTokenKey: string;
  configurationElementId: string;
  /** A CSS selector. */
  replayedButtons: string;
  configurationFile: string;
  displayFace: typeof displayFace;
  /** The calls that the page makes at once for a visitor. */
  calls: readonly string[];
}

/**
 * Runs in the page's head before the first paint. It is serialized into the page as text, so it
 * cannot use anything outside of its body.
 */
function beforeFirstPaint(
  input: HeadScriptInput,
  urlOf: typeof endpointUrl,
  addFace: typeof addFontFace,
): void {
  const stored = (key: string) => {
    try {
      return localStorage.getItem(key);
    } catch {
      // The user has blocked storage for this site.
      return null;
    }
  };
  const { classList, style } = document.documentElement;
  const chosen = stored(input.colorModeKey);
  const systemIsDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
  const mode = chosen === 'dark' || (chosen !== 'light' && systemIsDark) ? 'dark' : 'light';
  classList.add(mode);
  style.colorScheme = mode;
  addFace(input.displayFace);

  const buttons = new Set<HTMLButtonElement>();
  const listener = (event: MouseEvent) => {
    const button =
      event.target instanceof Element &&
      event.target.closest<HTMLButtonElement>(input.replayedButtons);
    if (!button) return;
    // Without a submit handler, the browser would put the form's values into the URL.
    event.preventDefault();
    // Hydrated components would handle the click, and the replay would repeat it.
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
  const hasToken = stored(input.accessTokenKey) !== null;
  if (hasToken) document.documentElement.dataset['returning'] = '';
  const configuration = document.getElementById(input.configurationElementId)?.textContent;
  if (!configuration) return preload(input.configurationFile);
  const { apiUrl, capabilities } = JSON.parse(configuration) as PublicConfiguration;
  document.documentElement.dataset['capabilities'] = capabilities?.join(' ') ?? '';
  if (hasToken) return;
  for (const call of input.calls) preload(urlOf(apiUrl, call));
}

/**
 * The inline script at the start of a page. It sets the color mode before the first paint, adds the
 * font, queues clicks for the replay, and preloads the calls of the page. It does not preload for a
 * signed-in user, whose calls need a token. It marks the document with the API's capabilities and
 * whether the user is signed in.
 */
export function headScript(calls: readonly string[]): string {
  const input: HeadScriptInput = {
    colorModeKey,
    accessTokenKey,
    configurationElementId,
    configurationFile,
    displayFace,
    replayedButtons,
    calls,
  };
  return `(${beforeFirstPaint.toString()})(${JSON.stringify(input)}, ${endpointUrl.toString()}, ${addFontFace.toString()})`;
}
