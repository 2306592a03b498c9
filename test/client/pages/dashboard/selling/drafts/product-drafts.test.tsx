import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { StoredDraft } from '../../../../../../src/contract/selling/product-draft';
import { setConfiguration } from '../../../../../../src/client/services/configuration';
import { publicConfiguration } from '../../../../support/configuration';
import { brokenConnection, errorResponse, json, onCall } from '../../../../support/api-stub';
import { category, seller } from '../../../../support/fixtures';
import { currentUrl, renderApplication, signIn } from '../../../../support/render-application';

const photos = ['https://pictures.example/front.webp', 'https://pictures.example/side.webp'];
const draft: StoredDraft = {
  id: '0d0f3c5e-51c3-4a0b-8a7e-2f1d6f0c9b11',
  revision: 2,
  texts: {
    productName: 'Omega Seamaster',
    originalPrice: '2500',
    location: 'Dhaka',
    description: 'Serviced last spring.',
    sellingPrice: '1200',
    category: category._id,
    yearOfPurchase: '2019',
    mobileNumber: '01812345678',
    condition: 'Good',
  },
  photos,
  updatedAt: '2026-11-26T12:04:00.000Z',
};
const path = `/dashboard/add-a-product?draft=${draft.id}`;

beforeEach(() => {
  setConfiguration({ ...publicConfiguration, capabilities: ['extensions'] });
  signIn(seller, 'seller', { verified: true });
  onCall('get', '/categories', [category]);
  onCall('get', '/my-products/:email', []);
  onCall('get', '/product-drafts', []);
});
afterEach(() => setConfiguration(publicConfiguration));

const respondWithRevision = (revision: number) =>
  json({ acknowledged: true, revision, updatedAt: '2026-11-26T12:05:00.000Z' });

/** Stubs a server that stores each draft. */
const stubDraftSaves = (revision = 0) =>
  onCall('put', '/product-drafts/:id', (_request, count) => respondWithRevision(revision + count));

const findNameField = () => screen.findByLabelText('Product Name');

async function openForm(url: string) {
  const { user } = renderApplication(url);
  await findNameField();
  return user;
}

/** Saves unsaved changes at once. */
const saveNow = () => act(() => void window.dispatchEvent(new Event('online')));

/** Changes the name in one event, so that the draft is not saved in between. */
const changeName = async (name: string) =>
  fireEvent.change(await findNameField(), { target: { value: name } });

/**
 * Saves the draft, and waits until that has failed. A form that is left saves its changes, so an
 * unsaved change would cause a request during the next test.
 */
async function waitForFailedSave() {
  saveNow();
  await screen.findByText(/^The draft isn't saved/);
}

test('a new draft is saved under a new id, which is added to the URL', async () => {
  const saves = stubDraftSaves();
  await openForm('/dashboard/add-a-product');
  await changeName('Omega');
  saveNow();
  expect(await screen.findByText(/^Draft saved/)).toBeVisible();
  const id = /\?draft=([0-9a-f-]{36})$/.exec(currentUrl())?.[1];
  expect(saves).toMatchObject([
    {
      path: `/product-drafts/${id}`,
      body: { revision: 0, texts: { productName: 'Omega' }, photos: [] },
    },
  ]);
  // The form is still the same, so that the next save has the same id.
  await changeName('Omega Seamaster');
  saveNow();
  await waitFor(() => expect(saves).toHaveLength(2));
  expect(saves[1]).toMatchObject({
    path: `/product-drafts/${id}`,
    body: { revision: 1, texts: { productName: 'Omega Seamaster' } },
  });
});

test('a form that is opened and left empty creates no draft, and shows no errors', async () => {
  const saves = stubDraftSaves();
  const user = await openForm('/dashboard/add-a-product');
  saveNow();
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(screen.getAllByRole('link', { name: 'My Products' })[0]!);
  await waitFor(() => expect(currentUrl()).toBe('/dashboard/my-products'));
  expect(saves).toEqual([]);
});

test('a draft is continued with its photos in order, and is deleted when its product is added', async () => {
  stubDraftSaves(2);
  onCall('get', '/product-drafts/:id', draft);
  const products = onCall('post', '/products', { acknowledged: true });
  const user = await openForm(path);
  expect(await findNameField()).toHaveValue('Omega Seamaster');
  expect(screen.getByLabelText('Condition')).toHaveValue('Good');
  await user.click(screen.getByRole('button', { name: 'Add Product' }));
  await waitFor(() => expect(currentUrl()).toBe('/dashboard/my-products'));
  expect(products.map(({ body }) => body)).toMatchObject([
    { ...draft.texts, image: photos[0], photos: [photos[1]], draftId: draft.id },
  ]);
});

test('when a product is rejected, its draft stays and later changes of it are saved', async () => {
  const saves = stubDraftSaves(2);
  onCall('get', '/product-drafts/:id', draft);
  onCall('post', '/products', () => errorResponse(409, 'You have added 50 products.'));
  const user = await openForm(path);
  await user.click(screen.getByRole('button', { name: 'Add Product' }));
  expect(await screen.findByText('You have added 50 products.')).toBeVisible();
  await changeName('Omega');
  saveNow();
  await waitFor(() =>
    expect(saves.at(-1)?.body).toMatchObject({ texts: { productName: 'Omega' } }),
  );
});

test('input that was typed without a connection survives a reload, and is saved later', async () => {
  let isOffline = true;
  onCall('get', '/product-drafts/:id', draft);
  const saves = onCall('put', '/product-drafts/:id', () =>
    isOffline ? brokenConnection() : respondWithRevision(3),
  );
  await openForm(path);
  await changeName('Omega');
  await waitForFailedSave();
  expect(screen.getByText(/^The draft isn't saved, but this tab keeps it/)).toBeVisible();
  cleanup();
  await openForm(path);
  expect(await findNameField()).toHaveValue('Omega');
  isOffline = false;
  saveNow();
  expect(await screen.findByText(/^Draft saved/)).toBeVisible();
  expect(saves.at(-1)?.body).toMatchObject({
    revision: 2,
    texts: { productName: 'Omega' },
    photos,
  });
  cleanup();
  await openForm(path);
  expect(await findNameField()).toHaveValue('Omega Seamaster');
});

test('a new draft that could not be saved is restored on the page without an id', async () => {
  onCall('put', '/product-drafts/:id', brokenConnection);
  await openForm('/dashboard/add-a-product');
  await changeName('Omega');
  await waitForFailedSave();
  cleanup();
  await openForm('/dashboard/add-a-product');
  expect(await findNameField()).toHaveValue('Omega');
  await waitForFailedSave();
});

test('a reload that began before a new draft was saved continues it', async () => {
  stubDraftSaves();
  onCall('get', '/product-drafts/:id', ({ path: requested }) => {
    const id = requested.split('/').at(-1)!;
    return json({ ...draft, id, revision: 1, texts: { productName: 'Omega' }, photos: [] });
  });
  await openForm('/dashboard/add-a-product');
  await changeName('Omega');
  saveNow();
  expect(await screen.findByText(/^Draft saved/)).toBeVisible();
  // The old page is not left in the usual way: it is gone when the new one arrives.
  renderApplication('/dashboard/add-a-product');
  await waitFor(() => expect(screen.getAllByLabelText('Product Name')).toHaveLength(2));
  expect(screen.getAllByLabelText('Product Name')[1]).toHaveValue('Omega');
});

test('after a draft was saved and left, Add a Product is empty', async () => {
  stubDraftSaves();
  await openForm('/dashboard/add-a-product');
  await changeName('Omega');
  saveNow();
  expect(await screen.findByText(/^Draft saved/)).toBeVisible();
  cleanup();
  await openForm('/dashboard/add-a-product');
  expect(await findNameField()).toHaveValue('');
});

test('another seller in the same browser does not see a draft', async () => {
  onCall('put', '/product-drafts/:id', brokenConnection);
  await openForm('/dashboard/add-a-product');
  await changeName('Omega');
  await waitForFailedSave();
  cleanup();
  signIn({ ...seller, uid: 'uid-sue', email: 'sue@example.com' }, 'seller', { verified: true });
  await openForm('/dashboard/add-a-product');
  expect(await findNameField()).toHaveValue('');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Omega');
});

describe('a draft that another device has changed', () => {
  const otherVersion = {
    ...draft,
    revision: 5,
    texts: { ...draft.texts, productName: 'Rolex', brand: 'Rolex' },
    photoMarks: { [photos[1]!]: 'serial' },
  };

  async function openConflict() {
    onCall('get', '/product-drafts/:id', (_request, count) =>
      json(count === 1 ? draft : otherVersion),
    );
    const saves = onCall('put', '/product-drafts/:id', (_request, count) =>
      count === 1
        ? errorResponse(409, 'This draft was changed elsewhere.')
        : respondWithRevision(6),
    );
    const user = await openForm(path);
    await changeName('Omega');
    saveNow();
    const alert = await screen.findByRole('alert');
    return { user, saves, alert };
  }

  test('is shown field by field', async () => {
    const { alert } = await openConflict();
    for (const text of ['This version: Omega', 'Other version: Rolex', 'This version: empty']) {
      expect(within(alert).getAllByText(text)[0]).toBeVisible();
    }
    expect(within(alert).queryByText('Location')).not.toBeInTheDocument();
    expect(await findNameField()).toHaveValue('Omega');
  });

  test('is overwritten if the seller keeps the version of this device', async () => {
    const { user, saves } = await openConflict();
    await user.click(screen.getByRole('button', { name: 'Keep this version' }));
    expect(await screen.findByText(/^Draft saved/)).toBeVisible();
    expect(saves[1]?.body).toMatchObject({ revision: 5, texts: { productName: 'Omega' } });
  });

  test('replaces the version of this device if the seller chooses so', async () => {
    const { user, saves } = await openConflict();
    await user.click(screen.getByRole('button', { name: 'Use the other version' }));
    await waitFor(async () => expect(await findNameField()).toHaveValue('Rolex'));
    const shownBySecond = screen.getByRole('combobox', { name: 'What photo 2 of 2 shows' });
    expect(shownBySecond).toHaveDisplayValue('Serial number');
    saveNow();
    expect(await screen.findByText(/^Draft saved/)).toBeVisible();
    expect(saves).toHaveLength(1);
  });

  test('stays if the seller keeps both, and the version of this device is saved as a copy', async () => {
    const { user, saves } = await openConflict();
    await user.click(screen.getByRole('button', { name: 'Keep both' }));
    await waitFor(() => expect(saves).toHaveLength(2));
    expect(saves[1]?.path).not.toBe(saves[0]?.path);
    expect(saves[1]?.body).toMatchObject({ revision: 0, texts: { productName: 'Omega' } });
  });
});

test('a save whose response was lost does not cause a conflict', async () => {
  const savedBodies: unknown[] = [];
  onCall('put', '/product-drafts/:id', ({ body }, count) => {
    savedBodies.push(body);
    if (count === 1) return brokenConnection();
    return count === 2
      ? errorResponse(409, 'This draft was changed elsewhere.')
      : respondWithRevision(4);
  });
  onCall('get', '/product-drafts/:id', (_request, count) =>
    json(
      count === 1 ? draft : { ...draft, revision: 3, texts: { ...draft.texts, productName: 'Om' } },
    ),
  );
  await openForm(path);
  await changeName('Om');
  await waitForFailedSave();
  await changeName('Omega');
  saveNow();
  expect(await screen.findByText(/^Draft saved/)).toBeVisible();
  expect(savedBodies.at(-1)).toMatchObject({ revision: 3, texts: { productName: 'Omega' } });
});

test('a draft that was deleted meanwhile can be saved as a new one', async () => {
  onCall('get', '/product-drafts/:id', draft);
  const saves = onCall('put', '/product-drafts/:id', (_request, count) =>
    count === 1 ? errorResponse(404, 'There is no such draft.') : respondWithRevision(1),
  );
  const user = await openForm(path);
  await changeName('Omega');
  saveNow();
  expect(await screen.findByText(/was deleted or put up for sale elsewhere/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save as a new draft' }));
  await waitFor(() => expect(saves).toHaveLength(2));
  expect(saves[1]?.body).toMatchObject({ revision: 0, texts: { productName: 'Omega' }, photos });
});

test('a link to a draft that no longer exists leads to an explanation', async () => {
  onCall('get', '/product-drafts/:id', () => errorResponse(404, 'There is no such draft.'));
  renderApplication(path);
  expect(await screen.findByText('This draft no longer exists')).toBeVisible();
});

test('Add a Product offers the drafts to continue, and deletes one after a confirmation', async () => {
  const summary = {
    id: draft.id,
    productName: 'Omega Seamaster',
    location: null,
    sellingPrice: null,
  };
  onCall('get', '/product-drafts', (_request, count) =>
    json(
      count === 1
        ? [{ ...summary, image: photos[0], photoCount: 2, updatedAt: draft.updatedAt }]
        : [],
    ),
  );
  const deletions = onCall('delete', '/product-drafts/:id', {
    acknowledged: true,
    deletedCount: 1,
  });
  const user = await openForm('/dashboard/add-a-product');
  expect(await findNameField()).toHaveValue('');
  expect(await screen.findByRole('link', { name: 'Continue Omega Seamaster' })).toHaveAttribute(
    'href',
    path,
  );
  await user.click(screen.getByRole('button', { name: 'Delete Omega Seamaster' }));
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
  );
  await waitFor(() => expect(deletions).toHaveLength(1));
  await waitFor(() => expect(screen.queryByText('Continue a draft')).not.toBeInTheDocument());
});
