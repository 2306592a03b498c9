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
  /** Whether the upload of the photo is held, was rejected or has succeeded. */
  photoState: 'held' | 'rejected' | 'uploaded';
  uploadCall: CallInterceptor;
  creationCall: CallInterceptor;
}

type ExampleEventName = keyof typeof productCreationExampleEvents;

const submitButton = ({ page }: Fixture) => page.locator('button[type=submit]');
const progressBar = ({ page }: Fixture) =>
  page.getByRole('progressbar', { name: /^Uploading the photo/ });

async function uploadPhoto(fixture: CreationFixture) {
  if (fixture.photoState === 'uploaded') return;
  if (fixture.photoState === 'rejected')
    await fixture.page.getByRole('button', { name: /^Retry photo/ }).click();
  await fixture.uploadCall.forward();
  await expect(fixture.page.getByText('The photo is uploaded.')).toBeVisible();
  fixture.photoState = 'uploaded';
}

/** Starts another upload: replaces the photo if it is uploaded already. */
async function replaceUploadedPhoto(fixture: CreationFixture) {
  if (fixture.photoState !== 'uploaded') return;
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
    const uploadCall = await CallInterceptor.create(page, 'POST', /\/images\?/);
    const { productName } = await fillProduct(page);
    return {
      page,
      productName,
      photoState: 'held',
      uploadCall,
      creationCall: await CallInterceptor.create(page, 'POST', /\/api\/products$/),
    };
  },
  events: {
    'add the product': async (fixture) => {
      await uploadPhoto(fixture);
      await submitButton(fixture).click();
    },
    'add it during the upload': async (fixture) => {
      await replaceUploadedPhoto(fixture);
      await submitButton(fixture).click();
      fixture.photoState = 'held';
    },
    'cancel the upload': ({ page }) =>
      page.getByRole('button', { name: 'Cancel', exact: true }).click(),
    'the photo is uploaded': async (fixture) => {
      await fixture.uploadCall.forward();
      fixture.photoState = 'uploaded';
    },
    // The image host rejects an unknown upload key.
    'the photo is not uploaded': async (fixture) => {
      await fixture.uploadCall.forward(({ searchParams }) => searchParams.set('key', 'unknown'));
      fixture.photoState = 'rejected';
    },
    'the product is stored': ({ creationCall }) => creationCall.forward(),
    'nothing is stored': ({ creationCall }) => creationCall.respond({ acknowledged: false }),
    'no response arrives': ({ creationCall }) => creationCall.abort(),
    'the call times out': ({ creationCall }) => creationCall.timeOut(),
  },
  states: {
    'productCreation.editing': async (fixture) => {
      await expect(submitButton(fixture)).toBeEnabled();
      await expect(progressBar(fixture)).toHaveCount(0);
      await expect(fixture.page.getByLabel('Product Name')).toHaveValue(fixture.productName);
    },
    'productCreation.editing.noError': async ({ page }) => {
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
      await expect(progressBar(fixture)).toBeVisible();
      await expect(submitButton(fixture)).toBeDisabled();
    },
    'productCreation.saving': async (fixture) => {
      await expect(progressBar(fixture)).toHaveCount(0);
      await expect(submitButton(fixture)).toBeDisabled();
    },
    'productCreation.added': async ({ page, productName }) => {
      await expect(toasts(page)).toHaveText(['Product Added Successfuly!']);
      await expect(page).toHaveURL('/dashboard/my-products');
      await expect(rowOf(page, productName)).toBeVisible();
    },
  },
});
