import { configurationElementId } from '../../../src/contract/configuration-element';
import { headScript } from '../../../src/client/prerender/before-first-paint';
import { replayClicks, notReplayed } from '../../../src/client/hydration/click-replay';

beforeEach(() => {
  window.eval(headScript([]));
});

afterEach(() => {
  replayClicks();
  preloads().forEach((link) => link.remove());
});

const preloads = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')];

/** The early requests of a page, with this configuration embedded by the server. */
function preloadedBy(configuration: string): string[] {
  replayClicks();
  const element = document.getElementById(configurationElementId)!;
  const before = element.textContent;
  element.textContent = configuration;
  preloads().forEach((link) => link.remove());
  window.eval(headScript(['/ads']));
  element.textContent = before;
  return preloads().map((link) => link.href);
}

test.each([
  ['/api', 'http://localhost/api/ads'],
  ['/api/', 'http://localhost/api/ads'],
  ['https://api.example/v1/', 'https://api.example/v1/ads'],
])('what the page shows is requested early, of an API at %s at %s', (apiUrl, address) => {
  expect(preloadedBy(JSON.stringify({ apiUrl }))).toEqual([address]);
});

test('the display font is declared before the first paint, outside the style sheets', () => {
  const add = jest.spyOn(document.fonts, 'add');
  const create = jest.spyOn(window, 'FontFace');
  replayClicks();
  window.eval(headScript([]));
  expect(create).toHaveBeenCalledWith(
    'Instrument Serif',
    expect.stringMatching(/^url\(.*\) format\('woff2'\)$/),
    { display: 'optional' },
  );
  expect(add).toHaveBeenCalledTimes(1);
});

test('a page without embedded configuration requests it early', () => {
  expect(preloadedBy('')).toEqual(['http://localhost/configuration.json']);
});

test("the page has the API's capabilities as attributes", () => {
  preloadedBy(JSON.stringify({ apiUrl: '/api', capabilities: ['sessions', 'search'] }));
  expect(document.documentElement.matches('[data-capabilities~=search]')).toBe(true);
  preloadedBy(JSON.stringify({ apiUrl: '/api' }));
  expect(document.documentElement.matches('[data-capabilities~=search]')).toBe(false);
});

test('a click before hydration is replayed once', () => {
  const button = document.createElement('button');
  document.body.append(button);
  const answer = jest.fn();
  // A hydrated application.
  document.body.addEventListener('click', answer);

  button.click();
  expect(answer).not.toHaveBeenCalled();
  replayClicks();
  expect(answer).toHaveBeenCalledTimes(1);
  button.click();
  expect(answer).toHaveBeenCalledTimes(2);
});

test('applies the color mode and queues clicks with blocked storage', () => {
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

test('does not replay a click that requires a user gesture', () => {
  const button = document.createElement('button');
  for (const [name, value] of Object.entries(notReplayed)) button.setAttribute(name, value);
  document.body.append(button);
  const answer = jest.fn();
  document.body.addEventListener('click', answer);

  button.click();
  replayClicks();
  expect(answer).toHaveBeenCalledTimes(1);
});
