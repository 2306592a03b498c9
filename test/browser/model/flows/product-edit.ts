import type { Page } from '@playwright/test';
import type { EditableProduct } from '../../../../src/contract/editable-product';
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
  original: EditableProduct;
  /** The product as the server has it. */
  product: EditableProduct;
  loading: CallInterceptor;
  saving: CallInterceptor;
  upload: CallInterceptor;
}

/** The changes of the event in `product-edit.examples.ts`. */
const changedElsewhere = { sellingPrice: '550', revision: 2 };

const button = ({ page }: Fixture, name: string) => page.getByRole('button', { name, exact: true });
const price = ({ page }: Fixture) => page.getByLabel('Selling Price');
const region = ({ page }: Fixture, name: string | RegExp) => page.getByRole('region', { name });
const review = (fixture: Fixture) => region(fixture, 'Review your changes');
const conflict = (fixture: Fixture) =>
  region(fixture, /^This watch was (changed|booked) in the meantime$/);

/** Rejects the save, and lets the page load the current product. */
async function reject(fixture: EditFixture, changes: Partial<EditableProduct>) {
  fixture.product = { ...fixture.original, ...changes };
  await fixture.saving.respond({ message: 'The watch was changed or booked.' }, 409);
  await fixture.loading.respond(fixture.product);
}

/** Stores a price that the seller typed before a reload, as the page does. */
const storeEdit = (page: Page, base: EditableProduct) =>
  page.evaluate((product) => {
    const key = 'secondhand-drafts';
    const name = `product-edit-${product._id}`;
    const all = JSON.parse(sessionStorage.getItem(key) ?? '{}') as object;
    const edit = {
      [name]: { sellingPrice: '500' },
      [`${name}-base`]: { json: JSON.stringify(product) },
    };
    sessionStorage.setItem(key, JSON.stringify({ ...all, ...edit }));
  }, base);

async function prepareForm(fixture: EditFixture, next: string | undefined) {
  const { page, product } = fixture;
  const pending = page.getByRole('button', { name: /^Remove photo 2/ });
  const isCancelled = next === ('cancel the uploads' satisfies ExampleEventName);
  if ((await pending.count()) > 0) await pending.click();
  if (isCancelled || next === ('a photo is not uploaded' satisfies ExampleEventName)) {
    await page.getByLabel('Product Image').setInputFiles(await createPicture('back.png'));
  }
  if (isCancelled) await fixture.upload.leaveUnanswered();
  if ((await price(fixture).count()) === 0) return;
  const isUnchanged = next === ('nothing was changed' satisfies ExampleEventName);
  await price(fixture).fill(isUnchanged ? product.sellingPrice : '500');
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
    const loading = await CallInterceptor.create(page, 'GET', /\/api\/listings\/[^/?]+$/);
    const saving = await CallInterceptor.create(page, 'PUT', /\/api\/listings\/[^/?]+$/);
    const upload = await CallInterceptor.create(page, 'POST', /\/images\?/);
    await page.goto(`/dashboard/edit-product/${id}`);
    return { page, original: product, product, loading, saving, upload };
  },
  events: {
    'the product loads': ({ loading, product }) => loading.respond(product),
    'it was changed since a reload': async (fixture) => {
      await storeEdit(fixture.page, fixture.product);
      fixture.product = { ...fixture.original, ...changedElsewhere };
      await fixture.loading.respond(fixture.product);
    },
    'it fails to load': ({ loading }) => loading.abortAllAttempts(),
    'loading times out': ({ loading }) => loading.timeOut(),
    'load it again': (fixture) => button(fixture, 'Retry').click(),
    'review the changes': async (fixture, [next]) => {
      await prepareForm(fixture, next);
      await button(fixture, 'Review changes').click();
    },
    'cancel the uploads': (fixture) => button(fixture, 'Cancel').last().click(),
    'the photos are uploaded': async () => undefined,
    'nothing was changed': async () => undefined,
    // The host no longer accepts the key.
    'a photo is not uploaded': ({ upload }) =>
      upload.forward(({ searchParams }) => searchParams.set('key', 'withdrawn')),
    'edit again': (fixture) => button(fixture, 'Back to editing').click(),
    'save the changes': (fixture) => button(fixture, 'Save changes').click({ force: true }),
    'the changes are saved': ({ saving, product }) => saving.respond(product),
    'it was changed elsewhere': (fixture) => reject(fixture, changedElsewhere),
    'it was booked': (fixture) => reject(fixture, { isHeld: true }),
    'its booking has ended': (fixture) => reject(fixture, {}),
    'the save fails': ({ saving }) => saving.abort(),
    'the save times out': ({ saving }) => saving.timeOut(),
    'keep your price': ({ page }) => page.getByRole('radio', { name: /^Your change/ }).check(),
    'keep the other price': ({ page }) =>
      page.getByRole('radio', { name: /^Saved meanwhile/ }).check(),
    'continue with the choices': (fixture) => button(fixture, 'Continue').click({ force: true }),
  },
  states: {
    'productEdit.loading': ({ page }) => expect(page.getByText('Loading the form')).toBeAttached(),
    'productEdit.loadFailed': (fixture) => expect(button(fixture, 'Retry')).toBeVisible(),
    'productEdit.editing': (fixture) => expect(button(fixture, 'Review changes')).toBeEnabled(),
    'productEdit.editing.untouched': ({ page }) =>
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
    'productEdit.reviewing.untouched': (fixture) =>
      expect(review(fixture).getByRole('alert')).toHaveCount(0),
    'productEdit.reviewing.failed': (fixture) =>
      expect(review(fixture).getByRole('alert')).toBeVisible(),
    'productEdit.saving': (fixture) => expect(button(fixture, 'Back to editing')).toBeDisabled(),
    'productEdit.conflict': (fixture) => expect(conflict(fixture)).toBeVisible(),
    'productEdit.saved': async ({ page }) => {
      await expect(toasts(page)).toHaveText(['Changes saved']);
      await expect(page).toHaveURL('/dashboard/my-products');
    },
  },
});
