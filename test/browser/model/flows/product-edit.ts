import type { Page } from '@playwright/test';
import type { EditableProduct } from '../../../../src/contract/selling/editable-product';
import type { productEditExampleEvents } from '../../../../src/client/features/product-edit/product-edit.examples';
import { toasts } from '../../spec/assertions';
import { installClock } from '../../spec/clock';
import { expect } from '../../spec/fixtures';
import { CallInterceptor } from '../call-interceptor';
import { createModel, type Fixture } from '../test-model';
import { createPicture } from './upload-network';

type ExampleEventName = keyof typeof productEditExampleEvents;

interface EditFixture extends Fixture {
  /** The product as the page loaded it first. */
  originalProduct: EditableProduct;
  /** The product as the server has it. */
  product: EditableProduct;
  loadCall: CallInterceptor;
  saveCall: CallInterceptor;
  uploadCall: CallInterceptor;
}

/** What another device has changed: the same as in `product-edit.examples.ts`. */
const otherChanges = { sellingPrice: '550', revision: 2 };

const button = ({ page }: Fixture, name: string) => page.getByRole('button', { name, exact: true });
const priceField = ({ page }: Fixture) => page.getByLabel('Selling Price');
const region = ({ page }: Fixture, name: string | RegExp) => page.getByRole('region', { name });
const reviewRegion = (fixture: Fixture) => region(fixture, 'Review your changes');
const conflictRegion = (fixture: Fixture) =>
  region(fixture, /^This watch was (changed|booked) in the meantime$/);

/** Responds to the save with a conflict, and to the next load with the changed product. */
async function rejectSave(fixture: EditFixture, changes: Partial<EditableProduct>) {
  fixture.product = { ...fixture.originalProduct, ...changes };
  await fixture.saveCall.respond({ message: 'The watch was changed or booked.' }, 409);
  await fixture.loadCall.respond(fixture.product);
}

/** Stores an unsaved price, and the product that it changes, as the page does before a reload. */
const storeUnsavedEdit = (page: Page, loadedProduct: EditableProduct) =>
  page.evaluate((product) => {
    const key = 'secondhand-drafts';
    const name = `product-edit-${product._id}`;
    const all = JSON.parse(sessionStorage.getItem(key) ?? '{}') as object;
    const edit = {
      [name]: { sellingPrice: '500' },
      [`${name}-base`]: { json: JSON.stringify(product) },
    };
    sessionStorage.setItem(key, JSON.stringify({ ...all, ...edit }));
  }, loadedProduct);

/** Fills in the form so that its review leads to the next example event. */
async function prepareForm(fixture: EditFixture, next: string | undefined) {
  const { page, product } = fixture;
  const removePhotoButton = page.getByRole('button', { name: /^Remove photo 2/ });
  const isUploadCancelled = next === ('cancel the uploads' satisfies ExampleEventName);
  if ((await removePhotoButton.count()) > 0) await removePhotoButton.click();
  if (isUploadCancelled || next === ('a photo is not uploaded' satisfies ExampleEventName)) {
    await page.getByLabel('Product Image').setInputFiles(await createPicture('back.png'));
  }
  if (isUploadCancelled) await fixture.uploadCall.leaveUnanswered();
  if ((await priceField(fixture).count()) === 0) return;
  const isUnchanged = next === ('nothing was changed' satisfies ExampleEventName);
  await priceField(fixture).fill(isUnchanged ? product.sellingPrice : '500');
}

export const productEdit = createModel<EditFixture, ExampleEventName>({
  title: 'The page of a product that is edited',
  machine: 'productEdit',
  // There is nothing to upload, because the photos of a product are uploaded already.
  skipAssertionsBefore: ['the photos are uploaded', 'nothing was changed'],
  async arrange({ shop, visit }) {
    const seller = await shop.register('seller', 'Eddi Editor');
    const { _id: id } = await shop.listProduct(seller, { sellingPrice: '600' });
    const product = await shop.call<EditableProduct>(`/api/listings/${id}`, seller.token);
    const page = await visit('/dashboard', { as: seller, beforeNavigation: installClock });
    const loadCall = await CallInterceptor.create(page, 'GET', /\/api\/listings\/[^/?]+$/);
    const saveCall = await CallInterceptor.create(page, 'PUT', /\/api\/listings\/[^/?]+$/);
    const uploadCall = await CallInterceptor.create(page, 'POST', /\/images\?/);
    await page.goto(`/dashboard/edit-product/${id}`);
    return { page, originalProduct: product, product, loadCall, saveCall, uploadCall };
  },
  events: {
    'the product loads': ({ loadCall, product }) => loadCall.respond(product),
    'it was changed since a reload': async (fixture) => {
      await storeUnsavedEdit(fixture.page, fixture.product);
      fixture.product = { ...fixture.originalProduct, ...otherChanges };
      await fixture.loadCall.respond(fixture.product);
    },
    'it fails to load': ({ loadCall }) => loadCall.abortAllAttempts(),
    'loading times out': ({ loadCall }) => loadCall.timeOut(),
    'load it again': (fixture) => button(fixture, 'Retry').click(),
    'review the changes': async (fixture, [next]) => {
      await prepareForm(fixture, next);
      await button(fixture, 'Review changes').click();
    },
    'cancel the uploads': (fixture) => button(fixture, 'Cancel').last().click(),
    'the photos are uploaded': async () => undefined,
    'nothing was changed': async () => undefined,
    // The image host rejects an unknown upload key.
    'a photo is not uploaded': ({ uploadCall }) =>
      uploadCall.forward(({ searchParams }) => searchParams.set('key', 'unknown')),
    'edit again': (fixture) => button(fixture, 'Back to editing').click(),
    'save the changes': (fixture) => button(fixture, 'Save changes').click({ force: true }),
    'the changes are saved': ({ saveCall, product }) => saveCall.respond(product),
    'it was changed elsewhere': (fixture) => rejectSave(fixture, otherChanges),
    'it was booked': (fixture) => rejectSave(fixture, { isHeld: true }),
    'its booking has ended': (fixture) => rejectSave(fixture, {}),
    'the save fails': ({ saveCall }) => saveCall.abort(),
    'the save times out': ({ saveCall }) => saveCall.timeOut(),
    'keep your price': ({ page }) => page.getByRole('radio', { name: /^Your change/ }).check(),
    'keep the other price': ({ page }) =>
      page.getByRole('radio', { name: /^Saved meanwhile/ }).check(),
    'continue with the choices': (fixture) => button(fixture, 'Continue').click({ force: true }),
  },
  states: {
    'productEdit.loading': ({ page }) => expect(page.getByText('Loading the form')).toBeAttached(),
    'productEdit.loadFailed': (fixture) => expect(button(fixture, 'Retry')).toBeVisible(),
    'productEdit.editing': (fixture) => expect(button(fixture, 'Review changes')).toBeEnabled(),
    'productEdit.editing.noError': ({ page }) =>
      expect(page.getByText('Nothing has changed yet.')).toHaveCount(0),
    'productEdit.editing.unchanged': ({ page }) =>
      expect(page.getByText('Nothing has changed yet.')).toBeVisible(),
    'productEdit.editing.uploadFailed': ({ page }) =>
      expect(
        page
          .getByRole('alert')
          .filter({ hasText: /sign in/ })
          .last(),
      ).toBeVisible(),
    'productEdit.uploading': (fixture) => expect(button(fixture, 'Cancel').last()).toBeVisible(),
    'productEdit.reviewing': (fixture) => expect(button(fixture, 'Back to editing')).toBeEnabled(),
    'productEdit.reviewing.noError': (fixture) =>
      expect(reviewRegion(fixture).getByRole('alert')).toHaveCount(0),
    'productEdit.reviewing.failed': (fixture) =>
      expect(reviewRegion(fixture).getByRole('alert')).toBeVisible(),
    'productEdit.saving': (fixture) => expect(button(fixture, 'Back to editing')).toBeDisabled(),
    'productEdit.conflict': (fixture) => expect(conflictRegion(fixture)).toBeVisible(),
    'productEdit.saved': async ({ page }) => {
      await expect(toasts(page)).toHaveText(['Changes saved']);
      await expect(page).toHaveURL('/dashboard/my-products');
    },
  },
});
