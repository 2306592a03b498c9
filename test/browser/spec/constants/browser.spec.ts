import type { Page } from '@playwright/test';
import { submitSignIn } from '../../accounts';
import { installClock, pauseClock } from '../clock';
import { expect, test } from '../fixtures';
import { recordRequests } from '../network';
import { demoUser } from '../visits';
import { sections } from '../sections';

/** The storages that contain the signed-in user. */
async function findIdentity(page: Page) {
  return page.evaluate(async () => {
    const hasUser = (storage: Storage) =>
      Object.keys(storage).some((key) => key.startsWith('firebase:authUser:'));
    const databases = (await (window.indexedDB as IDBFactory | undefined)?.databases()) ?? [];
    const records = await new Promise<number>((resolve) => {
      const exists = databases.some(({ name }) => name === 'firebaseLocalStorageDb');
      if (!exists) return resolve(0);
      const opening = indexedDB.open('firebaseLocalStorageDb');
      opening.onsuccess = () => {
        const store = opening.result
          .transaction('firebaseLocalStorage')
          .objectStore('firebaseLocalStorage');
        const counting = store.count();
        counting.onsuccess = () => resolve(counting.result);
      };
    });
    return {
      indexedDB: records > 0,
      local: hasUser(localStorage),
      session: hasUser(sessionStorage),
    };
  });
}

/** Makes the SDK's test write to these storages fail. */
const withFullStorages =
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

/** Stores the user in IndexedDB, as an earlier version of the application did. */
const moveIdentityToIndexedDB = (page: Page) =>
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
          writing.onerror = () => reject(new Error('The write failed'));
        };
      }),
  );

test.describe(sections.constants, { tag: '@long' }, () => {
  for (const { place, beforeNavigation, expected } of [
    {
      place: 'local storage first',
      beforeNavigation: async () => undefined,
      expected: { indexedDB: false, local: true, session: false },
    },
    {
      place: 'session storage second',
      beforeNavigation: withFullStorages('localStorage'),
      expected: { indexedDB: false, local: false, session: true },
    },
  ]) {
    test(`browser-side identity persistence: ordered list of three options, ${place}`, async ({
      visit,
    }) => {
      const page = await visit('/login', { beforeNavigation });
      await submitSignIn(page, demoUser('Buyer'));
      await expect(page.getByText('Successfully Logged In!')).toBeVisible();
      expect(await findIdentity(page)).toEqual(expected);
      await page.reload();
      await expect(page.getByRole('button', { name: 'LogOut' })).toBeVisible();
    });
  }

  test('browser-side identity persistence: ordered list of three options, memory third', async ({
    visit,
  }) => {
    const page = await visit('/login', {
      beforeNavigation: withFullStorages('localStorage', 'sessionStorage'),
    });
    // Prevents the navigation after sign-in, which would clear the memory.
    await page.route('**/api/user', (route) => route.abort());
    await submitSignIn(page, demoUser('Buyer'));
    await expect(page.getByRole('button', { name: 'LogOut' })).toBeVisible();
    expect(await findIdentity(page)).toEqual({ indexedDB: false, local: false, session: false });
  });

  test('browser-side identity persistence: a user whom an earlier version stored in IndexedDB stays signed in', async ({
    visit,
  }) => {
    const page = await visit('/', { as: 'Buyer' });
    await expect(page.getByRole('button', { name: 'LogOut' })).toBeVisible();
    await moveIdentityToIndexedDB(page);
    await page.reload();
    await expect(page.getByRole('button', { name: 'LogOut' })).toBeVisible();
    expect(await findIdentity(page)).toEqual({ indexedDB: false, local: true, session: false });
  });

  test('chunk load timeout 120 seconds', async ({ visit }) => {
    const page = await visit('/', { beforeNavigation: installClock });
    await expect(page.getByRole('heading', { name: 'Advertisements' })).toBeVisible();
    await pauseClock(page);
    // Waits for the pending scripts: Blog may share one, whose timeout would have begun earlier.
    await expect(page.locator('script[data-webpack]')).toHaveCount(0);
    // The requests for scripts get no response.
    await page.route('**/assets/*.js', () => new Promise<void>(() => undefined));
    const requested = page.waitForRequest('**/assets/*.js');
    await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
    await requested;
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
    const loadScripts = async (path: string) => {
      let requests: ReturnType<typeof recordRequests> = [];
      const measured: string[] = [];
      const page = await visit(path, {
        beforeNavigation: async (opened) => {
          requests = recordRequests(opened, /\/assets\/.*\.js$/);
          opened.on('console', (message) => {
            if (message.type() === 'info') measured.push(message.text());
          });
        },
      });
      // Appears once the page knows that no user is signed in, which is among its last scripts.
      await expect(page.getByRole('link', { name: 'Book Now' }).first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      return { names: requests.map((request) => new URL(request.url()).pathname), measured };
    };
    const plain = await loadScripts('/');
    expect(plain.measured).toEqual([]);
    const demanded = await loadScripts('/?web-vitals');
    await expect.poll(() => demanded.measured.join()).toContain('TTFB');
    expect(demanded.names.filter((name) => !plain.names.includes(name))).toHaveLength(1);
  });
});
