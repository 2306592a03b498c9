import type { productCreationExampleEvents } from '../../../../src/client/features/product-creation/product-creation.examples';
import { rowOf } from '../../spec/cards';
import { installClock } from '../../spec/clock';
import { expect } from '../../spec/fixtures';
import { toasts } from '../../spec/assertions';
import { fillProduct } from '../../spec/product-form';
import { CallInterceptor } from '../call-interceptor';
import { createModel, type Fixture } from '../test-model';
import { createPicture } from './upload-network';

interface CreationFixture extends Fixture {
  productName: string;
  /** The request with the photo is held, was rejected, or has succeeded. */
  photo: 'held' | 'rejected' | 'uploaded';
  upload: CallInterceptor;
  call: CallInterceptor;
}

type ExampleEventName = keyof typeof productCreationExampleEvents;

const button = ({ page }: Fixture) => page.locator('button[type=submit]');
const progress = ({ page }: Fixture) =>
  page.getByRole('progressbar', { name: /^Uploading the photo/ });

async function uploadPhoto(fixture: CreationFixture) {
  if (fixture.photo === 'uploaded') return;
  if (fixture.photo === 'rejected')
    await fixture.page.getByRole('button', { name: /^Retry photo/ }).click();
  await fixture.upload.forward();
  await expect(fixture.page.getByText('The photo is uploaded.')).toBeVisible();
  fixture.photo = 'uploaded';
}

/** Replaces the photo unless it is not uploaded yet. */
async function chooseOtherPhoto(fixture: CreationFixture) {
  if (fixture.photo !== 'uploaded') return;
  await fixture.page.getByRole('button', { name: /^Remove photo/ }).click();
  await fixture.page.getByLabel('Product Image').setInputFiles(await createPicture('back.png'));
}

export const productCreation = createModel<CreationFixture, ExampleEventName>({
  title: 'The form Add a Product',
  machine: 'productCreation',
  async arrange({ visit }) {
    const page = await visit('/dashboard/add-a-product', {
      as: 'Seller',
      beforeNavigation: installClock,
    });
    const upload = await CallInterceptor.create(page, 'POST', /\/images\?/);
    const { productName } = await fillProduct(page);
    return {
      page,
      productName,
      photo: 'held',
      upload,
      call: await CallInterceptor.create(page, 'POST', /\/api\/products$/),
    };
  },
  events: {
    'add the product': async (fixture) => {
      await uploadPhoto(fixture);
      await button(fixture).click();
    },
    'add it during the upload': async (fixture) => {
      await chooseOtherPhoto(fixture);
      await button(fixture).click();
      fixture.photo = 'held';
    },
    'cancel the upload': ({ page }) =>
      page.getByRole('button', { name: 'Cancel', exact: true }).click(),
    'the photo is uploaded': async (fixture) => {
      await fixture.upload.forward();
      fixture.photo = 'uploaded';
    },
    // The host no longer accepts the key.
    'the photo is not uploaded': async (fixture) => {
      await fixture.upload.forward(({ searchParams }) => searchParams.set('key', 'withdrawn'));
      fixture.photo = 'rejected';
    },
    'the product is stored': ({ call }) => call.forward(),
    'nothing is stored': ({ call }) => call.respond({ acknowledged: false }),
    'no response arrives': ({ call }) => call.abort(),
    'the call times out': ({ call }) => call.timeOut(),
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
      await expect(page.getByRole('alert')).toHaveText(/sign in/);
      await expect(
        toasts(page).filter({ hasText: 'went wrong while uploading your file!' }).last(),
      ).toBeVisible();
    },
    'productCreation.editing.saveFailed': async ({ page }) => {
      await expect(page.getByRole('alert')).toHaveText(
        /The product was not added|We could not reach the marketplace|did not answer in time/,
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
