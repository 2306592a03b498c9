import { endpointUrl } from '../../contract/platform/endpoint-url';
import type { PublicConfiguration } from '../../contract/platform/configuration';
import {
  configurationElementId,
  configurationFile,
} from '../../contract/website/configuration-element';
import { accessTokenKey } from '../services/identity/access-token';
import { colorModeKey } from '../services/browser/color-mode';
import { replayedButtonSelector, type QueuedClicks } from '../hydration/click-replay';
import { addFontFace, displayFace } from '../theme/font-faces';

interface HeadScriptInput {
  colorModeKey: string;
  accessTokenKey: string;
  configurationElementId: string;
  /** The CSS selector of buttons whose clicks are queued. */
  replayedButtonSelector: string;
  configurationFile: string;
  displayFace: typeof displayFace;
  /** The API paths that the page requests immediately when the user is signed out. */
  calls: readonly string[];
}

/**
 * Runs in the page's head before the first paint. The source of this function is embedded in the page,
 * so it must not use anything outside its body.
 */
function beforeFirstPaint(
  input: HeadScriptInput,
  toEndpointUrl: typeof endpointUrl,
  addFont: typeof addFontFace,
): void {
  const readStorage = (key: string) => {
    try {
      return localStorage.getItem(key);
    } catch {
      // The user has blocked storage for this site.
      return null;
    }
  };
  const { classList, style } = document.documentElement;
  const chosenMode = readStorage(input.colorModeKey);
  const systemIsDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
  const mode = chosenMode === 'dark' || (chosenMode !== 'light' && systemIsDark) ? 'dark' : 'light';
  classList.add(mode);
  style.colorScheme = mode;
  addFont(input.displayFace);

  const listener = (event: Event) => {
    const { type, target } = event;
    if (!(target instanceof Element)) return;
    const { places, held } = queuedClicks;
    if (type === 'pointerup' || type === 'pointercancel') {
      delete queuedClicks.held;
      const isReplaced = type === 'pointerup' && held && !held.button.isConnected;
      if (isReplaced && held.place.parent.contains(target)) places.set(held.button, held.place);
      return;
    }
    const button = target.closest<HTMLButtonElement>(input.replayedButtonSelector);
    const parent = button?.parentElement;
    if (!button || !parent) return;
    const place = { parent, index: [...parent.children].indexOf(button) };
    if (type === 'pointerdown') {
      queuedClicks.held = { button, place };
      return;
    }
    // Before hydration the browser would submit a form itself and put its values into the URL.
    event.preventDefault();
    // Components that are already hydrated would handle the click, and the replay would repeat it.
    event.stopPropagation();
    // A tap also clicks what has replaced the button.
    for (const [gone, { parent: other }] of places) {
      if (!gone.isConnected && other === parent) places.delete(gone);
    }
    places.set(button, place);
  };
  const types = ['click', 'pointerdown', 'pointerup', 'pointercancel'];
  const queuedClicks: QueuedClicks = { places: new Map(), types, listener };
  window.queuedClicks = queuedClicks;
  for (const type of types) window.addEventListener(type, listener, true);

  const preload = (href: string) => {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href });
    document.head.append(link);
  };
  const hasToken = readStorage(input.accessTokenKey) !== null;
  if (hasToken) document.documentElement.dataset['hasToken'] = '';
  const configuration = document.getElementById(input.configurationElementId)?.textContent;
  if (!configuration) return preload(input.configurationFile);
  const { apiUrl, capabilities } = JSON.parse(configuration) as PublicConfiguration;
  document.documentElement.dataset['capabilities'] = capabilities?.join(' ') ?? '';
  if (hasToken) return;
  for (const call of input.calls) preload(toEndpointUrl(apiUrl, call));
}

/**
 * Returns the inline script at the start of a page. The script sets the color mode, adds the font,
 * queues clicks for replay, and marks the document with the API's capabilities and whether an access
 * token is stored. Without a token it also preloads the API calls of the page.
 * @param calls the paths of the API calls to preload
 */
export function headScript(calls: readonly string[]): string {
  const input: HeadScriptInput = {
    colorModeKey,
    accessTokenKey,
    configurationElementId,
    configurationFile,
    displayFace,
    replayedButtonSelector,
    calls,
  };
  return `(${beforeFirstPaint.toString()})(${JSON.stringify(input)}, ${endpointUrl.toString()}, ${addFontFace.toString()})`;
}
