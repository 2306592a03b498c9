import { configurationElementId } from '../../../src/contract/website/configuration-element';
import { headScript } from '../../../src/client/prerender/before-first-paint';
import { replayClicks, notReplayedAttribute } from '../../../src/client/hydration/click-replay';

// The script queues all clicks until `replayClicks`, which each test therefore calls before it runs the
// script again.
beforeEach(() => {
  window.eval(headScript([]));
});

afterEach(() => {
  replayClicks();
  preloads().forEach((link) => link.remove());
});

const preloads = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')];

/** The URLs that a page with this embedded configuration preloads. */
function preloadedUrls(configuration: string): string[] {
  replayClicks();
  const element = document.getElementById(configurationElementId)!;
  const originalText = element.textContent;
  element.textContent = configuration;
  preloads().forEach((link) => link.remove());
  window.eval(headScript(['/ads']));
  element.textContent = originalText;
  return preloads().map((link) => link.href);
}

test.each([
  ['/api', 'http://localhost/api/ads'],
  ['/api/', 'http://localhost/api/ads'],
  ['https://api.example/v1/', 'https://api.example/v1/ads'],
])('the page preloads the data that it shows, with the API URL %s from %s', (apiUrl, url) => {
  expect(preloadedUrls(JSON.stringify({ apiUrl }))).toEqual([url]);
});

test('the display font is declared before the first paint, outside the style sheets', () => {
  const addFont = jest.spyOn(document.fonts, 'add');
  const createFont = jest.spyOn(window, 'FontFace');
  replayClicks();
  window.eval(headScript([]));
  expect(createFont).toHaveBeenCalledWith(
    'Instrument Serif',
    expect.stringMatching(/^url\(.*\) format\('woff2'\)$/),
    { display: 'swap' },
  );
  expect(addFont).toHaveBeenCalledTimes(1);
});

test('a page without embedded configuration preloads the configuration', () => {
  expect(preloadedUrls('')).toEqual(['http://localhost/configuration.json']);
});

test("the page's root element has the API's capabilities as an attribute", () => {
  preloadedUrls(JSON.stringify({ apiUrl: '/api', capabilities: ['extensions'] }));
  expect(document.documentElement.matches('[data-capabilities~=extensions]')).toBe(true);
  preloadedUrls(JSON.stringify({ apiUrl: '/api' }));
  expect(document.documentElement.matches('[data-capabilities~=extensions]')).toBe(false);
});

test('a click before hydration is replayed once', () => {
  const button = document.createElement('button');
  document.body.append(button);
  const onClick = jest.fn();
  // As a hydrated application does.
  document.body.addEventListener('click', onClick);

  button.click();
  expect(onClick).not.toHaveBeenCalled();
  replayClicks();
  expect(onClick).toHaveBeenCalledTimes(1);
  button.click();
  expect(onClick).toHaveBeenCalledTimes(2);
});

describe('a button that hydration replaces while it is held down', () => {
  const dispatch = (type: string, target: Element) =>
    target.dispatchEvent(new Event(type, { bubbles: true }));

  /** Holds down a button, and replaces it. */
  function holdReplaced() {
    const parent = document.createElement('div');
    const [held, replacement] = [
      document.createElement('button'),
      document.createElement('button'),
    ] as const;
    parent.append(held);
    document.body.append(parent);
    const onClick = jest.fn();
    replacement.addEventListener('click', onClick);
    dispatch('pointerdown', held);
    held.replaceWith(replacement);
    return { replacement, onClick };
  }

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test.each([
    ['before', (release: () => void) => [release, replayClicks]],
    ['after', (release: () => void) => [replayClicks, release]],
  ])('presses what replaced it when it is released %s the replay', (_, inOrder) => {
    const { replacement, onClick } = holdReplaced();
    inOrder(() => void dispatch('pointerup', replacement)).forEach((step) => step());
    jest.runAllTimers();
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['the pointer is released elsewhere', 'pointerup', () => document.body],
    ['the press becomes a scroll', 'pointercancel', (replacement: Element) => replacement],
  ])('presses nothing when %s', (_, type, findTarget) => {
    const { replacement, onClick } = holdReplaced();
    dispatch(type, findTarget(replacement));
    replayClicks();
    jest.runAllTimers();
    expect(onClick).not.toHaveBeenCalled();
  });

  test('presses once when a tap clicks what replaced it as well', () => {
    const { replacement, onClick } = holdReplaced();
    dispatch('pointerup', replacement);
    replacement.click();
    replayClicks();
    jest.runAllTimers();
    expect(onClick).toHaveBeenCalledTimes(1);
  });
});

test('the color mode is applied and clicks are queued when the browser blocks storage', () => {
  replayClicks();
  document.documentElement.className = '';
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });
  window.eval(headScript([]));
  jest.restoreAllMocks();
  expect(document.documentElement).toHaveClass('light');
  expect(window.queuedClicks).toBeDefined();
});

test('a click on an element that needs a user gesture takes effect at once and is not replayed', () => {
  const button = document.createElement('button');
  for (const [name, value] of Object.entries(notReplayedAttribute))
    button.setAttribute(name, value);
  document.body.append(button);
  const onClick = jest.fn();
  document.body.addEventListener('click', onClick);

  button.click();
  replayClicks();
  expect(onClick).toHaveBeenCalledTimes(1);
});
