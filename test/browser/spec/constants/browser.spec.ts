import type { Page } from '@playwright/test';
import { fillSignIn } from '../../accounts';
import { bringClock, stopClock } from '../clock';
import { expect, test } from '../fixtures';
import { requestsOf } from '../network';
import { demoUser } from '../visits';
import { sections } from '../sections';

/** Where the identity SDK keeps who is signed in. */
async function identityPlaces(page: Page) {
  return page.evaluate(async () => {
    const holds = (storage: Storage) =>
      Object.keys(storage).some((key) => key.startsWith('firebase:authUser:'));
    const databases = (await (window.indexedDB as IDBFactory | undefined)?.databases()) ?? [];
    const records = await new Promise<number>((resolve) => {
      const known = databases.some(({ name }) => name === 'firebaseLocalStorageDb');
      if (!known) return resolve(0);
      const opening = indexedDB.open('firebaseLocalStorageDb');
      opening.onsuccess = () => {
        const store = opening.result
          .transaction('firebaseLocalStorage')
          .objectStore('firebaseLocalStorage');
        const counting = store.count();
        counting.onsuccess = () => resolve(counting.result);
      };
    });
    return { indexedDB: records > 0, local: holds(localStorage), session: holds(sessionStorage) };
  });
}

/** As in a browser where the SDK's try at these storages fails. */
const without =
  (...storages: ('localStorage' | 'sessionStorage')[]) =>
  (page: Page) =>
    page.addInitScript((names) => {
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function (key, value) {
        const isFull = names.some((name) => this === window[name]);
        if (isFull && key.startsWith('__sak')) throw new Error('Full');
        setItem.call(this, key, value);
      };
    }, storages);

/** Puts who is signed in where the SDK kept them when it asked the database first. */
const moveToDatabase = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const key = Object.keys(localStorage).find((one) => one.startsWith('firebase:authUser:'))!;
        const value: unknown = JSON.parse(localStorage.getItem(key)!);
        const opening = indexedDB.open('firebaseLocalStorageDb', 1);
        opening.onupgradeneeded = () =>
          opening.result.createObjectStore('firebaseLocalStorage', { keyPath: 'fbase_key' });
        opening.onsuccess = () => {
          const writing = opening.result.transaction('firebaseLocalStorage', 'readwrite');
          writing.objectStore('firebaseLocalStorage').put({ fbase_key: key, value });
          writing.oncomplete = () => {
            opening.result.close();
            localStorage.removeItem(key);
            resolve();
          };
          writing.onerror = () => reject(new Error('The database takes nothing'));
        };
      }),
  );

test.describe(sections.constants, { tag: '@long' }, () => {
  for (const { place, before, expected } of [
    {
      place: 'local storage first',
      before: async () => undefined,
      expected: { indexedDB: false, local: true, session: false },
    },
    {
      place: 'session storage second',
      before: without('localStorage'),
      expected: { indexedDB: false, local: false, session: true },
    },
  ]) {
    test(`browser-side identity persistence: ordered list of three options, ${place}`, async ({
      visit,
    }) => {
      const page = await visit('/login', { before });
      await fillSignIn(page, demoUser('Buyer'));
      await expect(page.getByText('Successfully Logged In!')).toBeVisible();
      expect(await identityPlaces(page)).toEqual(expected);
      await page.reload();
      await expect(page.getByRole('button', { name: 'LogOut' })).toBeVisible();
    });
  }

  test('browser-side identity persistence: ordered list of three options, memory third', async ({
    visit,
  }) => {
    const page = await visit('/login', { before: without('localStorage', 'sessionStorage') });
    // The page of the sign-in is the last that memory lasts for.
    await page.route('**/api/user', (route) => route.abort());
    await fillSignIn(page, demoUser('Buyer'));
    await expect(page.getByRole('button', { name: 'LogOut' })).toBeVisible();
    expect(await identityPlaces(page)).toEqual({ indexedDB: false, local: false, session: false });
  });

  test('browser-side identity persistence: somebody whom an earlier version kept in IndexedDB stays signed in', async ({
    visit,
  }) => {
    const page = await visit('/', { as: 'Buyer' });
    await expect(page.getByRole('button', { name: 'LogOut' })).toBeVisible();
    await moveToDatabase(page);
    await page.reload();
    await expect(page.getByRole('button', { name: 'LogOut' })).toBeVisible();
    expect(await identityPlaces(page)).toEqual({ indexedDB: false, local: true, session: false });
  });

  test('chunk load timeout 120 seconds', async ({ visit }) => {
    const page = await visit('/', { before: bringClock });
    await expect(page.getByRole('heading', { name: 'Advertisements' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    // Neither an answer nor an error ever comes.
    await page.route('**/assets/*.js', () => new Promise<void>(() => undefined));
    await stopClock(page);
    const asked = page.waitForRequest('**/assets/*.js');
    await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
    await asked;
    const failure = page.getByText('We could not load this page.');
    await page.clock.runFor(119_900);
    await expect(failure).toHaveCount(0);
    await page.clock.runFor(200);
    await expect(failure).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.clock.resume();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'All Question and Answering Part',
    );
  });

  test('web-vitals reporting loaded on demand', async ({ visit }) => {
    const scripts = async (path: string) => {
      let asked: ReturnType<typeof requestsOf> = [];
      const measured: string[] = [];
      const page = await visit(path, {
        before: async (opened) => {
          asked = requestsOf(opened, /\/assets\/.*\.js$/);
          opened.on('console', (message) => {
            if (message.type() === 'info') measured.push(message.text());
          });
        },
      });
      // A link once it is known that nobody is signed in, which is among the last scripts' work.
      await expect(page.getByRole('link', { name: 'Book Now' }).first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      return { names: asked.map((request) => new URL(request.url()).pathname), measured };
    };
    const plain = await scripts('/');
    expect(plain.measured).toEqual([]);
    const demanded = await scripts('/?web-vitals');
    await expect.poll(() => demanded.measured.join()).toContain('TTFB');
    expect(demanded.names.filter((name) => !plain.names.includes(name))).toHaveLength(1);
  });
});
