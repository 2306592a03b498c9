import type { productImportExampleEvents } from '../../../../src/client/features/product-import/product-import.examples';
import type { ProductImport } from '../../../../src/contract/product-import';
import { toasts } from '../../spec/assertions';
import { installClock } from '../../spec/clock';
import { expect } from '../../spec/fixtures';
import { CallInterceptor } from '../call-interceptor';
import { createModel, type Fixture } from '../test-model';
import { createPicture } from './upload-network';

type ExampleEventName = keyof typeof productImportExampleEvents;

interface ImportFixture extends Fixture {
  loading: CallInterceptor;
  checking: CallInterceptor;
  starting: CallInterceptor;
  cancelling: CallInterceptor;
  uploading: CallInterceptor;
  adding: CallInterceptor;
}

/** Milliseconds between two polls. */
const pollDelay = 2_000;
/** Milliseconds until the check of a file times out. */
const checkTimeout = 120_000;

const checked: ProductImport = {
  id: 'import-1',
  fileName: 'watches.csv',
  state: 'checked',
  productCount: 2,
  skippedCount: 0,
  photoCount: 2,
  fetchedCount: 0,
  neededFiles: [],
  faultCount: 0,
  faults: [],
  ignoredColumns: [],
};
const fault = { row: 2, column: 'Photos', message: "The photo can't be fetched." };
const withoutPhoto = { ...checked, neededFiles: ['front.jpg'] };
const running = { ...checked, state: 'running', fetchedCount: 1 };

const button = ({ page }: Fixture, name: string) => page.getByRole('button', { name, exact: true });
const fileInput = ({ page }: Fixture) => page.getByLabel('CSV file', { exact: true });
const panel = ({ page }: Fixture) => page.getByRole('region', { name: 'watches.csv' });

const respondWithLatest = ({ loading }: ImportFixture, latest: object | null) =>
  loading.respond({ latest });

/** The screen does not show whether a call is in flight; the recorder does. */
const isRunning = ({ page }: Fixture) =>
  expect(page.getByText(/^Fetching the photos|^Adding/)).toBeVisible();

async function finishCheck(fixture: ImportFixture, latest: ProductImport) {
  await fixture.checking.respond({ acknowledged: true, insertedId: latest.id });
  await respondWithLatest(fixture, latest);
}

export const productImport = createModel<ImportFixture, ExampleEventName>({
  title: 'The page of an import of products',
  machine: 'productImport',
  async arrange({ shop, visit }) {
    const seller = await shop.register('seller', 'Ima Importer');
    const page = await visit('/dashboard', { as: seller, beforeNavigation: installClock });
    const fixture = {
      page,
      loading: await CallInterceptor.create(page, 'GET', /\/api\/product-imports\/latest$/),
      checking: await CallInterceptor.create(page, 'POST', /\/api\/product-imports$/),
      starting: await CallInterceptor.create(page, 'POST', /\/api\/product-imports\/.*\/start$/),
      uploading: await CallInterceptor.create(page, 'POST', /\/images\?/),
      adding: await CallInterceptor.create(page, 'PUT', /\/api\/product-imports\/.*\/photos$/),
      cancelling: await CallInterceptor.create(page, 'DELETE', /\/api\/product-imports\//),
    };
    await page.goto('/dashboard/import-products');
    return fixture;
  },
  events: {
    'there is no import': (fixture) => respondWithLatest(fixture, null),
    'a checked file is there': (fixture) => respondWithLatest(fixture, checked),
    'a running import is there': (fixture) => respondWithLatest(fixture, running),
    'loading fails': ({ loading }) => loading.abortAllAttempts(),
    'loading times out': ({ loading }) => loading.timeOut(),
    'load it again': (fixture) => button(fixture, 'Retry').click(),
    'choose a file': (fixture) =>
      fileInput(fixture).setInputFiles({
        name: 'watches.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from('Product Name'),
      }),
    'the file has no faults': (fixture) => finishCheck(fixture, checked),
    'the file has a fault': (fixture) =>
      finishCheck(fixture, { ...checked, productCount: 0, faultCount: 1, faults: [fault] }),
    'the file needs a photo': (fixture) => finishCheck(fixture, withoutPhoto),
    'the file is rejected': ({ checking }) =>
      checking.respond({ message: "This file can't be read." }, 400),
    'the check times out': ({ checking }) => checking.timeOut(checkTimeout),
    'choose photos': async (fixture) => {
      const input = fixture.page.getByLabel('Photos, or a zip with them');
      // The input is absent if no photo is missing.
      if ((await input.count()) > 0) await input.setInputFiles(await createPicture('front.jpg'));
    },
    'the photos are uploaded': async (fixture) => {
      await fixture.uploading.forward();
      await fixture.adding.respond({ acknowledged: true });
      await respondWithLatest(fixture, checked);
    },
    'a photo is rejected': async (fixture) => {
      // The host no longer accepts the key.
      await fixture.uploading.forward(({ searchParams }) => searchParams.set('key', 'withdrawn'));
      await respondWithLatest(fixture, withoutPhoto);
    },
    'the upload fails': async (fixture) => {
      await fixture.uploading.forward();
      await fixture.adding.respond({ acknowledged: true });
      await fixture.loading.abortAllAttempts();
    },
    'stop the upload': async (fixture) => {
      await button(fixture, 'Stop').click();
      await fixture.uploading.discard();
    },
    'start the import': async (fixture) => {
      const start = panel(fixture).getByRole('button', { name: /^(?:Start import|Try again)$/ });
      // The button is absent for a file with faults.
      if ((await start.count()) > 0) await start.click();
    },
    'it has started': ({ starting }) => starting.respond({ acknowledged: true }),
    'it does not start': ({ starting }) => starting.abort(),
    'the start times out': ({ starting }) => starting.timeOut(),
    'it goes on': (fixture) => respondWithLatest(fixture, running),
    'a photo is missing': (fixture) =>
      respondWithLatest(fixture, { ...checked, state: 'failed', faultCount: 1, faults: [fault] }),
    'all products are added': async (fixture) => {
      await respondWithLatest(fixture, { ...checked, state: 'done' });
      await expect(toasts(fixture.page)).toHaveText(['2 products added.']);
    },
    'it was cancelled in another tab': (fixture) => respondWithLatest(fixture, null),
    'the progress does not load': ({ loading }) => loading.abortAllAttempts(),
    'the progress times out': ({ loading }) => loading.timeOut(),
    'the next poll is due': ({ page }) => page.clock.fastForward(pollDelay),
    'the poll after a failure is due': ({ page }) => page.clock.fastForward(pollDelay),
    cancel: (fixture) =>
      panel(fixture)
        .getByRole('button', { name: /^(?:Discard|Cancel import)$/ })
        .click(),
    'it is cancelled': ({ cancelling }) =>
      cancelling.respond({ acknowledged: true, deletedCount: 1 }),
    'it is not cancelled': ({ cancelling }) => cancelling.abort(),
    'the cancellation times out': ({ cancelling }) => cancelling.timeOut(),
  },
  states: {
    'productImport.loading': ({ page }) =>
      expect(page.getByText('Loading your import')).toBeAttached(),
    'productImport.loadFailed': (fixture) => expect(button(fixture, 'Retry')).toBeVisible(),
    'productImport.choosing': async (fixture) => {
      await expect(panel(fixture)).toHaveCount(0);
      await expect(fileInput(fixture)).toBeEnabled();
    },
    'productImport.choosing.untouched': ({ page }) =>
      expect(page.getByRole('main').getByRole('alert')).toHaveCount(0),
    'productImport.choosing.failed': ({ page }) =>
      expect(page.getByRole('main').getByRole('alert')).toBeVisible(),
    'productImport.checking': ({ page }) =>
      expect(page.getByText('Checking the file')).toBeVisible(),
    'productImport.reviewing': async (fixture) => {
      await expect(button(fixture, 'Discard')).toBeEnabled();
      await expect(fileInput(fixture)).toBeEnabled();
    },
    'productImport.reviewing.untouched': ({ page }) =>
      expect(page.getByRole('main').getByRole('alert')).toHaveCount(0),
    'productImport.reviewing.failed': ({ page }) =>
      expect(page.getByRole('main').getByRole('alert')).toBeVisible(),
    'productImport.uploading': (fixture) => expect(button(fixture, 'Stop')).toBeVisible(),
    'productImport.starting': (fixture) => expect(fileInput(fixture)).toBeDisabled(),
    'productImport.running': (fixture) => expect(button(fixture, 'Cancel import')).toBeEnabled(),
    'productImport.running.polling': isRunning,
    'productImport.running.waiting': isRunning,
    'productImport.running.interrupted': ({ page }) =>
      expect(page.getByText('The connection is interrupted.', { exact: false })).toBeVisible(),
    'productImport.cancelling': (fixture) => expect(fileInput(fixture)).toHaveCount(0),
  },
});
