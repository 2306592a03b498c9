import type { Page } from '@playwright/test';
import type { StoredDraft } from '../../../../src/contract/selling/product-draft';
import type { productDraftExampleEvents } from '../../../../src/client/features/product-draft/product-draft.examples';
import { installClock, pauseClock } from '../../spec/clock';
import { expect } from '../../spec/fixtures';
import { CallInterceptor } from '../call-interceptor';
import { createModel, type Fixture } from '../test-model';

type NewDraftExampleEventName = Extract<
  keyof typeof productDraftExampleEvents,
  'open a new draft' | 'type a name' | 'empty the form' | 'two seconds pass'
>;
type StoredDraftExampleEventName = Exclude<
  keyof typeof productDraftExampleEvents,
  'open a new draft' | 'empty the form'
>;

interface DraftFixture extends Fixture {
  saveCall: CallInterceptor;
  addProductCall: CallInterceptor;
  /** Whether a request that saves the draft is held. */
  isSaveHeld: boolean;
  /** The draft that the server returns; null if it does not exist. */
  storedDraft: StoredDraft | null;
}

const updatedAt = '2026-11-26T12:04:00.000Z';
const exampleDraft: StoredDraft = {
  id: '0d0f3c5e-51c3-4a0b-8a7e-2f1d6f0c9b11',
  revision: 2,
  updatedAt,
  texts: {
    productName: 'Omega Seamaster',
    originalPrice: '2500',
    sellingPrice: '1200',
    location: 'Dhaka',
    description: 'Serviced.',
    category: 'dive-watches',
    yearOfPurchase: '2019',
    mobileNumber: '01812345678',
    condition: 'Good',
  },
  photos: ['/images/front.webp'],
};
/** The example draft after another save, with this name. */
const changeDraftName = (productName: string): StoredDraft => ({
  ...exampleDraft,
  revision: 3,
  texts: { ...exampleDraft.texts, productName },
});

const nameField = ({ page }: Fixture) => page.getByLabel('Product Name');
const button = ({ page }: Fixture, name: string) => page.getByRole('button', { name, exact: true });
const textOnPage = ({ page }: Fixture, content: string | RegExp) => page.getByText(content);

/** Waits for the form and pauses the clock, so that only example events save drafts. */
async function prepareForm(page: Page): Promise<Omit<DraftFixture, 'storedDraft'>> {
  const fixture = { page, isSaveHeld: false };
  await expect(nameField(fixture)).toBeEditable();
  await pauseClock(page);
  return {
    ...fixture,
    saveCall: await CallInterceptor.create(page, 'PUT', /\/api\/product-drafts\/[^/]+$/),
    addProductCall: await CallInterceptor.create(page, 'POST', /\/api\/products$/),
  };
}

async function respondToSave(
  fixture: DraftFixture,
  body: object,
  { status = 200, storedDraft = null }: { status?: number; storedDraft?: StoredDraft | null } = {},
) {
  fixture.storedDraft = storedDraft;
  fixture.isSaveHeld = false;
  await fixture.saveCall.respond(body, status);
}

const conflictBody = { message: 'This draft was changed elsewhere.' };

/** Wraps an executor after which the page sends the draft, a request that is held. */
const markSaveHeldAfter =
  (performEvent: (fixture: DraftFixture) => Promise<unknown>) => async (fixture: DraftFixture) => {
    await performEvent(fixture);
    fixture.isSaveHeld = true;
  };

/** Chooses one of two versions. If the draft was deleted elsewhere, there is no choice. */
const chooseVersion = (name: string) => async (fixture: DraftFixture) => {
  if (!fixture.storedDraft) return expect(button(fixture, name)).toHaveCount(0);
  fixture.isSaveHeld = name === 'Keep this version';
  return button(fixture, name).click();
};

const commonEvents = {
  'type a name': (fixture: DraftFixture) => nameField(fixture).fill('Omega Seamaster'),
  'two seconds pass': markSaveHeldAfter(({ page }) => page.clock.fastForward(2_000)),
};

const commonStates = {
  'productDraft.editing': (fixture: DraftFixture) => expect(nameField(fixture)).toBeEditable(),
  'productDraft.editing.unsaved': (fixture: DraftFixture) =>
    expect(textOnPage(fixture, 'Saving the draft…')).toBeVisible(),
  'productDraft.editing.saving': (fixture: DraftFixture) =>
    expect(textOnPage(fixture, 'Saving the draft…')).toBeVisible(),
};

export const newProductDraft = createModel<DraftFixture, NewDraftExampleEventName>({
  title: 'A new draft of a product',
  machine: 'productDraft',
  initialEvents: ['open a new draft'],
  async arrange({ visit }) {
    const page = await visit('/dashboard/add-a-product', {
      as: 'Seller',
      beforeNavigation: installClock,
    });
    return { ...(await prepareForm(page)), storedDraft: null };
  },
  events: {
    ...commonEvents,
    'open a new draft': () => Promise.resolve(),
    'empty the form': (fixture: DraftFixture) => nameField(fixture).fill(''),
  },
  states: {
    ...commonStates,
    'productDraft.editing.saved': (fixture) =>
      expect(textOnPage(fixture, 'Saving the draft…')).toHaveCount(0),
  },
  unassertedStates: ['productDraft.closed'],
});

export const storedProductDraft = createModel<DraftFixture, StoredDraftExampleEventName>({
  title: 'A stored draft of a product',
  machine: 'productDraft',
  initialEvents: ['open a stored draft'],
  async arrange({ visit }) {
    const serverState: Pick<DraftFixture, 'storedDraft'> = { storedDraft: exampleDraft };
    const page = await visit(`/dashboard/add-a-product?draft=${exampleDraft.id}`, {
      as: 'Seller',
      async beforeNavigation(newPage) {
        await installClock(newPage);
        await newPage.route(/\/api\/product-drafts\/[^/]+$/, (route) =>
          route.request().method() === 'GET'
            ? route.fulfill(
                serverState.storedDraft
                  ? { json: serverState.storedDraft }
                  : { json: { message: 'There is no such draft.' }, status: 404 },
              )
            : route.fallback(),
        );
      },
    });
    return Object.assign(serverState, await prepareForm(page));
  },
  events: {
    ...commonEvents,
    'open a stored draft': () => Promise.resolve(),
    'type another name': (fixture: DraftFixture) => nameField(fixture).fill('Omega Speedmaster'),
    'the browser is online again': markSaveHeldAfter(({ page }) =>
      page.evaluate(() => window.dispatchEvent(new Event('online'))),
    ),
    'the draft is stored': (fixture: DraftFixture) =>
      respondToSave(fixture, { acknowledged: true, revision: 3, updatedAt }),
    'another device has changed the draft': (fixture: DraftFixture) =>
      respondToSave(fixture, conflictBody, {
        status: 409,
        storedDraft: changeDraftName('Omega Speedmaster'),
      }),
    'an earlier request had already stored the draft': markSaveHeldAfter((fixture) =>
      respondToSave(fixture, conflictBody, {
        status: 409,
        storedDraft: changeDraftName('Omega Seamaster'),
      }),
    ),
    'the draft was deleted elsewhere': (fixture: DraftFixture) =>
      respondToSave(fixture, { message: 'There is no such draft.' }, { status: 404 }),
    'no response arrives': async (fixture: DraftFixture) => {
      fixture.isSaveHeld = false;
      await fixture.saveCall.abort();
    },
    'the call times out': async (fixture: DraftFixture) => {
      fixture.isSaveHeld = false;
      await fixture.saveCall.timeOut();
    },
    'the retry delay has elapsed': markSaveHeldAfter(({ page }) => page.clock.fastForward(15_000)),
    'keep this version': chooseVersion('Keep this version'),
    'use the other version': chooseVersion('Use the other version'),
    'save as a new draft': markSaveHeldAfter((fixture) =>
      fixture.page.getByRole('button', { name: /^(Keep both|Save as a new draft)$/ }).click(),
    ),
    'add the product': async (fixture: DraftFixture) => {
      if (fixture.isSaveHeld) await fixture.saveCall.leaveUnanswered();
      fixture.isSaveHeld = false;
      await button(fixture, 'Add Product').click();
    },
    'the product is rejected': ({ addProductCall }: DraftFixture) =>
      addProductCall.respond({ message: 'Please add this one tomorrow.' }, 409),
    'the product is added': ({ addProductCall }: DraftFixture) =>
      addProductCall.respond({ acknowledged: true, insertedId: 'added' }),
  },
  states: {
    ...commonStates,
    'productDraft.editing.saved': (fixture) =>
      expect(textOnPage(fixture, /^Draft saved/)).toBeVisible(),
    'productDraft.editing.failed': async (fixture) => {
      await expect(textOnPage(fixture, /^The draft isn't saved/)).toBeVisible();
      await expect(button(fixture, 'Retry')).toBeEnabled();
    },
    'productDraft.editing.conflict': (fixture) =>
      expect(fixture.page.getByRole('alert').filter({ hasText: 'elsewhere' })).toBeVisible(),
    'productDraft.submitted': (fixture) =>
      expect(fixture.page.locator('button[type=submit]')).toBeDisabled(),
    'productDraft.ended': ({ page }) => expect(page).toHaveURL('/dashboard/my-products'),
  },
  unassertedStates: ['productDraft.closed'],
});
