import type { CDPSession, Page } from '@playwright/test';
import sharp from 'sharp';
import type { productCreationExamples } from '../../../../src/client/features/product-creation/product-creation.examples';
import { rowOf } from '../../spec/cards';
import { installClock } from '../../spec/clock';
import { expect } from '../../spec/fixtures';
import { toasts } from '../../spec/assertions';
import { fillProduct } from '../../spec/product-form';
import { CallInterceptor } from '../call-interceptor';
import { createModel, type EventExecutor, type Fixture } from '../test-model';

interface CreationFixture extends Fixture {
  productName: string;
  chosenPicture: string;
  upload: CallInterceptor;
  saving: CallInterceptor;
  slowConnection?: CDPSession;
}

type Example = keyof typeof productCreationExamples;

const button = ({ page }: Fixture) => page.locator('button[type=submit]');
const progress = ({ page }: Fixture) => page.getByRole('progressbar');
const field = ({ page }: Fixture) => page.getByLabel('Product Image');

/** A picture with noise, which takes a while to upload on a slow connection. */
async function createPicture(name: string) {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const noisyPicture = sharp({
    create: { width: 400, height: 300, channels: 3, background: '#345', noise },
  });
  return { name, mimeType: 'image/png', buffer: await noisyPicture.png().toBuffer() };
}

/** Makes the browser fail to start an upload, which neither the network nor a user can cause. */
const failUploadStart = (page: Page) =>
  page.evaluate(() => {
    const OriginalFormData = window.FormData;
    window.FormData = class extends OriginalFormData {
      constructor() {
        super();
        window.FormData = OriginalFormData;
        throw new Error('The browser is out of memory.');
      }
    };
  });

/** @param kilobytes per second, or -1 for no limit */
const throttle = (connection: CDPSession, kilobytes: number) =>
  connection.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: kilobytes < 0 ? -1 : kilobytes * 1024,
  });

/** Chooses a picture unless it is chosen already, because choosing it again creates another file. */
async function choosePicture(fixture: CreationFixture, name: string) {
  if (fixture.chosenPicture === name) return;
  await field(fixture).setInputFiles(await createPicture(name));
  fixture.chosenPicture = name;
}

const removeButtons = ({ page }: Fixture) => page.getByRole('button', { name: /^Remove / });

async function removePhotos(fixture: CreationFixture) {
  while ((await removeButtons(fixture).count()) > 0) await removeButtons(fixture).first().click();
}

const submit: EventExecutor<CreationFixture> = async (fixture, remainingTour) => {
  if (remainingTour[0] === ('the upload fails to start' satisfies Example))
    await failUploadStart(fixture.page);
  await button(fixture).click();
};

export const productCreation = createModel<CreationFixture, Example>({
  title: 'The form Add a Product',
  machine: 'productCreation',
  // The constructor throws while the event is still being processed.
  immediateExamples: ['the upload fails to start'],
  browserEvents: ['upload.progressed'],
  async arrange({ visit }) {
    const page = await visit('/dashboard/add-a-product', { as: 'Seller', before: installClock });
    const { productName } = await fillProduct(page);
    await field({ page, subject: '' }).setInputFiles(await createPicture('front.png'));
    return {
      page,
      subject: '',
      productName,
      chosenPicture: 'front.png',
      upload: await CallInterceptor.create(page, 'POST', /\/images\?/),
      saving: await CallInterceptor.create(page, 'POST', /\/api\/products$/),
    };
  },
  events: {
    'add the product': async (fixture, remainingTour) => {
      await choosePicture(fixture, 'front.png');
      await removePhotos(fixture);
      await submit(fixture, remainingTour);
    },
    'add it with another picture': async (fixture, remainingTour) => {
      await choosePicture(fixture, 'back.png');
      await removePhotos(fixture);
      await submit(fixture, remainingTour);
    },
    'add it with three pictures': async (fixture, remainingTour) => {
      await choosePicture(fixture, 'front.png');
      if ((await removeButtons(fixture).count()) === 0) {
        const photos = await Promise.all(['side.png', 'clasp.png'].map(createPicture));
        await fixture.page.locator('input[type=file][multiple]').setInputFiles(photos);
      }
      await submit(fixture, remainingTour);
    },
    'cancel the upload': async (fixture) => {
      const { page, slowConnection, upload } = fixture;
      delete fixture.slowConnection;
      await page.getByRole('button', { name: 'Cancel' }).click();
      await (slowConnection ? throttle(slowConnection, -1) : upload.discard());
    },
    'half of the picture is sent': async (fixture) => {
      fixture.slowConnection = await fixture.page.context().newCDPSession(fixture.page);
      await fixture.slowConnection.send('Network.enable');
      await throttle(fixture.slowConnection, 100);
      await fixture.upload.forward();
      await expect(progress(fixture)).toHaveAttribute('aria-valuenow', /^[1-9]\d?$/);
    },
    'the picture is uploaded': async (fixture) => {
      const { slowConnection, upload } = fixture;
      delete fixture.slowConnection;
      await (slowConnection ? throttle(slowConnection, -1) : upload.forward());
    },
    // The host no longer accepts the key.
    'the picture is rejected': ({ upload }) =>
      upload.forward(({ searchParams }) => searchParams.set('key', 'withdrawn')),
    'the upload fails to start': () => Promise.resolve(),
    'the product is stored': ({ saving }) => saving.forward(),
    'nothing is stored': ({ saving }) => saving.answer({ acknowledged: false }),
    'no response arrives': ({ saving }) => saving.abort(),
    'the call times out': ({ saving }) => saving.timeOut(),
  },
  states: {
    'productCreation.editing': async (fixture) => {
      await expect(button(fixture)).toBeEnabled();
      await expect(progress(fixture)).toHaveCount(0);
      await expect(fixture.page.getByLabel('Product Name')).toHaveValue(fixture.productName);
    },
    'productCreation.editing.untouched': async ({ page }) => {
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(toasts(page)).toHaveCount(0);
    },
    'productCreation.editing.uploadFailed': async ({ page }) => {
      await expect(page.getByRole('alert')).toHaveText(/sign in|out of memory/);
      await expect(
        toasts(page).filter({ hasText: 'went wrong while uploading your file!' }).last(),
      ).toBeVisible();
    },
    'productCreation.editing.saveFailed': async ({ page }) => {
      await expect(page.getByRole('alert')).toHaveText(
        /The product was not added|We could not reach Secondhand|did not answer in time/,
      );
      await expect(
        toasts(page).filter({ hasText: 'went wrong while adding the product!' }).last(),
      ).toBeVisible();
    },
    'productCreation.uploading': async (fixture) => {
      await expect(progress(fixture)).toBeVisible();
      await expect(button(fixture)).toBeDisabled();
    },
    'productCreation.saving': async (fixture) => {
      await expect(progress(fixture)).toHaveCount(0);
      await expect(button(fixture)).toBeDisabled();
    },
    'productCreation.added': async ({ page, productName }) => {
      await expect(toasts(page)).toHaveText(['Product Added Successfuly!']);
      await expect(page).toHaveURL('/dashboard/my-products');
      await expect(rowOf(page, productName)).toBeVisible();
    },
  },
});
