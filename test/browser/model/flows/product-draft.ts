import type { Page } from '@playwright/test';
import type { StoredDraft } from '../../../../src/contract/product-draft';
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
  saving: CallInterceptor;
  adding: CallInterceptor;
  /** Whether a request with the draft is held. */
  isSaving: boolean;
  /** What the server responds when the draft is read; null if it does not exist. */
  storedDraft: StoredDraft | null;
}

const updatedAt = '2026-11-26T12:04:00.000Z';
const stored: StoredDraft = {
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
const withName = (productName: string): StoredDraft => ({
  ...stored,
  revision: 3,
  texts: { ...stored.texts, productName },
});

const field = ({ page }: Fixture) => page.getByLabel('Product Name');
const button = ({ page }: Fixture, name: string) => page.getByRole('button', { name, exact: true });
const text = ({ page }: Fixture, content: string | RegExp) => page.getByText(content);

/** Waits for the form and pauses the clock, so that only example events save drafts. */
async function prepareForm(page: Page): Promise<Omit<DraftFixture, 'storedDraft'>> {
  const fixture = { page, isSaving: false };
  await expect(field(fixture)).toBeEditable();
  await pauseClock(page);
  return {
    ...fixture,
    saving: await CallInterceptor.create(page, 'PUT', /\/api\/product-drafts\/[^/]+$/),
    adding: await CallInterceptor.create(page, 'POST', /\/api\/products$/),
  };
}

async function respond(
  fixture: DraftFixture,
  body: object,
  { status = 200, storedDraft = null }: { status?: number; storedDraft?: StoredDraft | null } = {},
) {
  fixture.storedDraft = storedDraft;
  fixture.isSaving = false;
  await fixture.saving.respond(body, status);
}

const conflict = { message: 'This draft was changed elsewhere.' };

/** Wraps an event that sends a request with the draft. */
const startSaving =
  (perform: (fixture: DraftFixture) => Promise<unknown>) => async (fixture: DraftFixture) => {
    await perform(fixture);
    fixture.isSaving = true;
  };

/** Chooses one of two versions. If the draft was deleted elsewhere, there is no choice. */
const chooseVersion = (name: string) => async (fixture: DraftFixture) => {
  if (!fixture.storedDraft) return expect(button(fixture, name)).toHaveCount(0);
  fixture.isSaving = name === 'Keep this version';
  return button(fixture, name).click();
};

const commonEvents = {
  'type a name': (fixture: DraftFixture) => field(fixture).fill('Omega Seamaster'),
  'two seconds pass': startSaving(({ page }) => page.clock.fastForward(2_000)),
};

const commonStates = {
  'productDraft.editing': (fixture: DraftFixture) => expect(field(fixture)).toBeEditable(),
  'productDraft.editing.unsaved': (fixture: DraftFixture) =>
    expect(text(fixture, 'Saving the draft…')).toBeVisible(),
  'productDraft.editing.saving': (fixture: DraftFixture) =>
    expect(text(fixture, 'Saving the draft…')).toBeVisible(),
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
    'empty the form': (fixture: DraftFixture) => field(fixture).fill(''),
  },
  states: {
    ...commonStates,
    'productDraft.editing.saved': (fixture) =>
      expect(text(fixture, 'Saving the draft…')).toHaveCount(0),
  },
  unassertedStates: ['productDraft.closed'],
});

export const storedProductDraft = createModel<DraftFixture, StoredDraftExampleEventName>({
  title: 'A stored draft of a product',
  machine: 'productDraft',
  initialEvents: ['open a stored draft'],
  async arrange({ visit }) {
    const server: Pick<DraftFixture, 'storedDraft'> = { storedDraft: stored };
    const page = await visit(`/dashboard/add-a-product?draft=${stored.id}`, {
      as: 'Seller',
      async beforeNavigation(newPage) {
        await installClock(newPage);
        await newPage.route(/\/api\/product-drafts\/[^/]+$/, (route) =>
          route.request().method() === 'GET'
            ? route.fulfill(
                server.storedDraft
                  ? { json: server.storedDraft }
                  : { json: { message: 'There is no such draft.' }, status: 404 },
              )
            : route.fallback(),
        );
      },
    });
    return Object.assign(server, await prepareForm(page));
  },
  events: {
    ...commonEvents,
    'open a stored draft': () => Promise.resolve(),
    'type another name': (fixture: DraftFixture) => field(fixture).fill('Omega Speedmaster'),
    'save now': startSaving(({ page }) =>
      page.evaluate(() => window.dispatchEvent(new Event('online'))),
    ),
    'the draft is stored': (fixture: DraftFixture) =>
      respond(fixture, { acknowledged: true, revision: 3, updatedAt }),
    'another device has changed it': (fixture: DraftFixture) =>
      respond(fixture, conflict, { status: 409, storedDraft: withName('Omega Speedmaster') }),
    'an earlier request has stored it': startSaving((fixture) =>
      respond(fixture, conflict, { status: 409, storedDraft: withName('Omega Seamaster') }),
    ),
    'it was deleted': (fixture: DraftFixture) =>
      respond(fixture, { message: 'There is no such draft.' }, { status: 404 }),
    'no response arrives': async (fixture: DraftFixture) => {
      fixture.isSaving = false;
      await fixture.saving.abort();
    },
    'the call times out': async (fixture: DraftFixture) => {
      fixture.isSaving = false;
      await fixture.saving.timeOut();
    },
    'it is time to try again': startSaving(({ page }) => page.clock.fastForward(15_000)),
    'keep this version': chooseVersion('Keep this version'),
    'use the other version': chooseVersion('Use the other version'),
    'save as a new draft': startSaving((fixture) =>
      fixture.page.getByRole('button', { name: /^(Keep both|Save as a new draft)$/ }).click(),
    ),
    'add the product': async (fixture: DraftFixture) => {
      if (fixture.isSaving) await fixture.saving.leaveUnanswered();
      fixture.isSaving = false;
      await button(fixture, 'Add Product').click();
    },
    'the product is rejected': ({ adding }: DraftFixture) =>
      adding.respond({ message: 'Please add this one tomorrow.' }, 409),
    'the product is added': ({ adding }: DraftFixture) =>
      adding.respond({ acknowledged: true, insertedId: 'added' }),
  },
  states: {
    ...commonStates,
    'productDraft.editing.saved': (fixture) => expect(text(fixture, /^Draft saved/)).toBeVisible(),
    'productDraft.editing.failed': async (fixture) => {
      await expect(text(fixture, /^The draft isn't saved/)).toBeVisible();
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
