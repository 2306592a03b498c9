import type { productImportExampleEvents } from '../../../../src/client/features/product-import/product-import.examples';
import type { ProductImport } from '../../../../src/contract/selling/product-import';
import { toasts } from '../../spec/assertions';
import { installClock } from '../../spec/clock';
import { expect } from '../../spec/fixtures';
import { CallInterceptor } from '../call-interceptor';
import { createModel, type Fixture } from '../test-model';
import { createPicture } from './upload-network';

type ExampleEventName = keyof typeof productImportExampleEvents;

interface ImportFixture extends Fixture {
  loadCall: CallInterceptor;
  checkCall: CallInterceptor;
  startCall: CallInterceptor;
  cancelCall: CallInterceptor;
  uploadCall: CallInterceptor;
  addPhotosCall: CallInterceptor;
}

/** Milliseconds between two polls. */
const pollDelay = 2_000;
/** Milliseconds until the check of a file times out. */
const checkTimeout = 120_000;

const checkedImport: ProductImport = {
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
  warningCount: 0,
  warnings: [],
  firstRows: [],
  ignoredColumns: [],
};
const fault = { row: 2, column: 'Photos', message: "The photo can't be fetched." };
const importWithoutPhoto = { ...checkedImport, neededFiles: ['front.jpg'] };
const runningImport = { ...checkedImport, state: 'running', fetchedCount: 1 };

const button = ({ page }: Fixture, name: string) => page.getByRole('button', { name, exact: true });
const fileInput = ({ page }: Fixture) => page.getByLabel('CSV file', { exact: true });
const panel = ({ page }: Fixture) => page.getByRole('region', { name: 'watches.csv' });

const respondWithLatest = ({ loadCall }: ImportFixture, latest: object | null) =>
  loadCall.respond({ latest });

/** The screen does not show whether a call is in flight; the recorder does. */
const expectRunning = ({ page }: Fixture) =>
  expect(page.getByText(/^Fetching the photos|^Adding/)).toBeVisible();

async function finishCheck(fixture: ImportFixture, latest: ProductImport) {
  await fixture.checkCall.respond({ acknowledged: true, insertedId: latest.id });
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
      loadCall: await CallInterceptor.create(page, 'GET', /\/api\/product-imports\/latest$/),
      checkCall: await CallInterceptor.create(page, 'POST', /\/api\/product-imports$/),
      startCall: await CallInterceptor.create(page, 'POST', /\/api\/product-imports\/.*\/start$/),
      uploadCall: await CallInterceptor.create(page, 'POST', /\/images\?/),
      addPhotosCall: await CallInterceptor.create(
        page,
        'PUT',
        /\/api\/product-imports\/.*\/photos$/,
      ),
      cancelCall: await CallInterceptor.create(page, 'DELETE', /\/api\/product-imports\//),
    };
    await page.goto('/dashboard/import-products');
    return fixture;
  },
  events: {
    'there is no import': (fixture) => respondWithLatest(fixture, null),
    'a checked file is there': (fixture) => respondWithLatest(fixture, checkedImport),
    'a running import is there': (fixture) => respondWithLatest(fixture, runningImport),
    'loading fails': ({ loadCall }) => loadCall.abortAllAttempts(),
    'loading times out': ({ loadCall }) => loadCall.timeOut(),
    'load it again': (fixture) => button(fixture, 'Retry').click(),
    'choose a file': (fixture) =>
      fileInput(fixture).setInputFiles({
        name: 'watches.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from('Product Name'),
      }),
    'the file has no faults': (fixture) => finishCheck(fixture, checkedImport),
    'the file has a fault': (fixture) =>
      finishCheck(fixture, { ...checkedImport, productCount: 0, faultCount: 1, faults: [fault] }),
    'the file needs a photo': (fixture) => finishCheck(fixture, importWithoutPhoto),
    'the file is rejected': ({ checkCall }) =>
      checkCall.respond({ message: "This file can't be read." }, 400),
    'the check times out': ({ checkCall }) => checkCall.timeOut(checkTimeout),
    'choose photos': async (fixture) => {
      const input = fixture.page.getByLabel('Photos, or a zip with them');
      // The input is absent if no photo is missing.
      if ((await input.count()) > 0) await input.setInputFiles(await createPicture('front.jpg'));
    },
    'the photos are uploaded': async (fixture) => {
      await fixture.uploadCall.forward();
      await fixture.addPhotosCall.respond({ acknowledged: true });
      await respondWithLatest(fixture, checkedImport);
    },
    'a photo is rejected': async (fixture) => {
      // The image host rejects an unknown upload key.
      await fixture.uploadCall.forward(({ searchParams }) => searchParams.set('key', 'unknown'));
      await respondWithLatest(fixture, importWithoutPhoto);
    },
    'the upload fails': async (fixture) => {
      await fixture.uploadCall.forward();
      await fixture.addPhotosCall.respond({ acknowledged: true });
      await fixture.loadCall.abortAllAttempts();
    },
    'stop the upload': async (fixture) => {
      await button(fixture, 'Stop').click();
      await fixture.uploadCall.discard();
    },
    'start the import': async (fixture) => {
      const startButton = panel(fixture).getByRole('button', {
        name: /^(?:Start import|Try again)$/,
      });
      // The button is absent for a file with faults.
      if ((await startButton.count()) > 0) await startButton.click();
    },
    'it has started': ({ startCall }) => startCall.respond({ acknowledged: true }),
    'it does not start': ({ startCall }) => startCall.abort(),
    'the start times out': ({ startCall }) => startCall.timeOut(),
    'it goes on': (fixture) => respondWithLatest(fixture, runningImport),
    'a photo is missing': (fixture) =>
      respondWithLatest(fixture, {
        ...checkedImport,
        state: 'failed',
        faultCount: 1,
        faults: [fault],
      }),
    'all products are added': async (fixture) => {
      await respondWithLatest(fixture, { ...checkedImport, state: 'done' });
      await expect(toasts(fixture.page)).toHaveText(['2 watches added.']);
    },
    'it was cancelled in another tab': (fixture) => respondWithLatest(fixture, null),
    'the progress does not load': ({ loadCall }) => loadCall.abortAllAttempts(),
    'the progress times out': ({ loadCall }) => loadCall.timeOut(),
    'the next poll is due': ({ page }) => page.clock.fastForward(pollDelay),
    'the poll after a failure is due': ({ page }) => page.clock.fastForward(pollDelay),
    cancel: (fixture) =>
      panel(fixture)
        .getByRole('button', { name: /^(?:Discard|Cancel import)$/ })
        .click(),
    'it is cancelled': ({ cancelCall }) =>
      cancelCall.respond({ acknowledged: true, deletedCount: 1 }),
    'it is not cancelled': ({ cancelCall }) => cancelCall.abort(),
    'the cancellation times out': ({ cancelCall }) => cancelCall.timeOut(),
  },
  states: {
    'productImport.loading': ({ page }) =>
      expect(page.getByText('Loading your import')).toBeAttached(),
    'productImport.loadFailed': (fixture) => expect(button(fixture, 'Retry')).toBeVisible(),
    'productImport.choosing': async (fixture) => {
      await expect(panel(fixture)).toHaveCount(0);
      await expect(fileInput(fixture)).toBeEnabled();
    },
    'productImport.choosing.noError': ({ page }) =>
      expect(page.getByRole('main').getByRole('alert')).toHaveCount(0),
    'productImport.choosing.failed': ({ page }) =>
      expect(page.getByRole('main').getByRole('alert')).toBeVisible(),
    'productImport.checking': ({ page }) =>
      expect(page.getByText('Checking the file')).toBeVisible(),
    'productImport.reviewing': async (fixture) => {
      await expect(button(fixture, 'Discard')).toBeEnabled();
      await expect(fileInput(fixture)).toBeEnabled();
    },
    'productImport.reviewing.noError': ({ page }) =>
      expect(page.getByRole('main').getByRole('alert')).toHaveCount(0),
    'productImport.reviewing.failed': ({ page }) =>
      expect(page.getByRole('main').getByRole('alert')).toBeVisible(),
    'productImport.uploading': (fixture) => expect(button(fixture, 'Stop')).toBeVisible(),
    'productImport.starting': (fixture) => expect(fileInput(fixture)).toBeDisabled(),
    'productImport.running': (fixture) => expect(button(fixture, 'Cancel import')).toBeEnabled(),
    'productImport.running.polling': expectRunning,
    'productImport.running.waiting': expectRunning,
    'productImport.running.interrupted': ({ page }) =>
      expect(page.getByText('Your connection is interrupted', { exact: false })).toBeVisible(),
    'productImport.cancelling': (fixture) => expect(fileInput(fixture)).toHaveCount(0),
  },
});
