import type { Page } from '@playwright/test';
import { expectSignedIn, submitSignIn } from '../../accounts';
import { installClock, pauseClock } from '../clock';
import { expect, test } from '../fixtures';
import { recordRequests } from '../network';
import { demoUser } from '../visits';
import { specificationSections } from '../specification-sections';

/** Returns which storages contain the signed-in user. */
async function findUserInStorages(page: Page) {
  return page.evaluate(async () => {
    const hasUser = (storage: Storage) =>
      Object.keys(storage).some((key) => key.startsWith('firebase:authUser:'));
    const databases = (await (window.indexedDB as IDBFactory | undefined)?.databases()) ?? [];
    const recordCount = await new Promise<number>((resolve) => {
      const hasDatabase = databases.some(({ name }) => name === 'firebaseLocalStorageDb');
      if (!hasDatabase) return resolve(0);
      const openRequest = indexedDB.open('firebaseLocalStorageDb');
      openRequest.onsuccess = () => {
        const store = openRequest.result
          .transaction('firebaseLocalStorage')
          .objectStore('firebaseLocalStorage');
        const countRequest = store.count();
        countRequest.onsuccess = () => resolve(countRequest.result);
      };
    });
    return {
      indexedDB: recordCount > 0,
      local: hasUser(localStorage),
      session: hasUser(sessionStorage),
    };
  });
}

/** Makes Firebase find these storages full: it first writes a test entry, whose key starts with `__sak`. */
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
const moveUserToIndexedDB = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const key = Object.keys(localStorage).find((one) => one.startsWith('firebase:authUser:'))!;
        const value: unknown = JSON.parse(localStorage.getItem(key)!);
        const openRequest = indexedDB.open('firebaseLocalStorageDb', 1);
        openRequest.onupgradeneeded = () =>
          openRequest.result.createObjectStore('firebaseLocalStorage', { keyPath: 'fbase_key' });
        openRequest.onsuccess = () => {
          const transaction = openRequest.result.transaction('firebaseLocalStorage', 'readwrite');
          transaction.objectStore('firebaseLocalStorage').put({ fbase_key: key, value });
          transaction.oncomplete = () => {
            openRequest.result.close();
            localStorage.removeItem(key);
            resolve();
          };
          transaction.onerror = () => reject(new Error('The write failed'));
        };
      }),
  );

test.describe(specificationSections.constants, () => {
  for (const { place, beforeNavigation, expected } of [
    {
      place: 'local storage',
      beforeNavigation: async () => undefined,
      expected: { indexedDB: false, local: true, session: false },
    },
    {
      place: 'session storage, if local storage is full',
      beforeNavigation: withFullStorages('localStorage'),
      expected: { indexedDB: false, local: false, session: true },
    },
  ]) {
    test(`the signed-in user is stored in ${place}`, async ({ visit }) => {
      const page = await visit('/login', { beforeNavigation });
      await submitSignIn(page, demoUser('Buyer'));
      await expectSignedIn(page);
      expect(await findUserInStorages(page)).toEqual(expected);
      await page.reload();
      await expect(page.getByRole('button', { name: 'LogOut' })).toBeVisible();
    });
  }

  test('the signed-in user is kept in memory if both storages are full', async ({ visit }) => {
    const page = await visit('/login', {
      beforeNavigation: withFullStorages('localStorage', 'sessionStorage'),
    });
    // Prevents the navigation after sign-in, which would clear the memory.
    await page.route('**/api/user', (route) => route.abort());
    await submitSignIn(page, demoUser('Buyer'));
    await expect(page.getByRole('button', { name: 'LogOut' })).toBeVisible();
    expect(await findUserInStorages(page)).toEqual({
      indexedDB: false,
      local: false,
      session: false,
    });
  });

  test('a user whom an earlier version stored in IndexedDB stays signed in', async ({ visit }) => {
    const page = await visit('/', { as: 'Buyer' });
    await expect(page.getByRole('button', { name: 'LogOut' })).toBeVisible();
    await moveUserToIndexedDB(page);
    await page.reload();
    await expect(page.getByRole('button', { name: 'LogOut' })).toBeVisible();
    expect(await findUserInStorages(page)).toEqual({
      indexedDB: false,
      local: true,
      session: false,
    });
  });

  test('a chunk fails to load after 120 seconds without a response', async ({ visit }) => {
    const page = await visit('/', { beforeNavigation: installClock });
    await expect(page.getByRole('heading', { name: 'Advertisements' })).toBeVisible();
    await pauseClock(page);
    // Waits for the pending scripts: Blog may share one, whose timeout would have begun earlier.
    await expect(page.locator('script[data-webpack]')).toHaveCount(0);
    // The requests for scripts get no response.
    await page.route('**/assets/*.js', () => new Promise<void>(() => undefined));
    const scriptRequest = page.waitForRequest('**/assets/*.js');
    await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
    await scriptRequest;
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

  test('web vitals are measured by a script that loads only with ?web-vitals in the URL', async ({
    visit,
  }) => {
    const loadScripts = async (path: string) => {
      let requests: ReturnType<typeof recordRequests> = [];
      const reports: string[] = [];
      const page = await visit(path, {
        beforeNavigation: async (newPage) => {
          requests = recordRequests(newPage, /\/assets\/.*\.js$/);
          newPage.on('console', (message) => {
            if (message.type() === 'info') reports.push(message.text());
          });
        },
      });
      // Appears once the page knows that no user is signed in, which is among its last scripts.
      await expect(page.getByRole('link', { name: 'Book Now' }).first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      return { names: requests.map((request) => new URL(request.url()).pathname), reports };
    };
    const withoutParameter = await loadScripts('/');
    expect(withoutParameter.reports).toEqual([]);
    const withParameter = await loadScripts('/?web-vitals');
    await expect.poll(() => withParameter.reports.join()).toContain('TTFB');
    expect(
      withParameter.names.filter((name) => !withoutParameter.names.includes(name)),
    ).toHaveLength(1);
  });
});
