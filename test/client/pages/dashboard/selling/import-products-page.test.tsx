import { screen, within } from '@testing-library/react';
import type { ProductImport } from '../../../../../src/contract/selling/product-import';
import { setConfiguration } from '../../../../../src/client/services/configuration';
import { errorResponse, json, onCall } from '../../../support/api-stub';
import { publicConfiguration } from '../../../support/configuration';
import { seller } from '../../../support/fixtures';
import { renderApplication, signIn } from '../../../support/render-application';
import { readTable } from '../../../support/table';

beforeEach(() => {
  setConfiguration({
    ...publicConfiguration,
    capabilities: ['extensions'],
  });
  signIn(seller, 'seller');
});
afterEach(() => setConfiguration(publicConfiguration));

const checkedImport: ProductImport = {
  ...{ id: 'import-1', fileName: 'watches.csv', state: 'checked', productCount: 2 },
  ...{
    skippedCount: 3,
    photoCount: 4,
    fetchedCount: 0,
    faultCount: 0,
    faults: [],
    warningCount: 0,
    warnings: [],
    firstRows: [],
    neededFiles: [],
  },
  ignoredColumns: ['Colour'],
};

/** Responds with each import once, and then with the last one. */
const stubLatestImports = (...imports: (ProductImport | null)[]) =>
  onCall('get', '/product-imports/latest', (_request, count) =>
    json({ latest: imports[Math.min(count, imports.length) - 1] ?? null }),
  );

const openPage = () => renderApplication('/dashboard/import-products');

test('a file is checked and imported, and its progress is shown to the end', async () => {
  stubLatestImports(
    null,
    checkedImport,
    { ...checkedImport, state: 'running', fetchedCount: 1 },
    {
      ...checkedImport,
      state: 'done',
    },
  );
  const checkRequests = onCall('post', '/product-imports', {
    acknowledged: true,
    insertedId: 'import-1',
  });
  const startRequests = onCall('post', '/product-imports/import-1/start', { acknowledged: true });
  const { user } = openPage();
  const csv = 'Product Name\nMontre “Été”\n';
  await user.upload(await screen.findByLabelText('CSV file'), new File([csv], 'watches.csv'));
  const review = within(await screen.findByRole('region', { name: 'watches.csv' }));
  expect(review.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '2 watches to add',
    '4 photos to fetch',
    '3 rows skipped: already listed',
  ]);
  expect(review.getByText(/leave them out: Colour\.$/)).toBeVisible();
  expect(checkRequests[0]?.body).toEqual({ fileName: 'watches.csv', csv });
  // The browser would store the body with the key, and a file is too large for that.
  expect(checkRequests[0]?.idempotencyKey).toBeNull();
  await user.click(review.getByRole('button', { name: 'Start import' }));
  expect(await screen.findByText('1 of 4')).toBeVisible();
  expect(startRequests).toHaveLength(1);
  expect(
    await screen.findByText('2 watches of watches.csv added.', {}, { timeout: 10_000 }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open My Products' })).toHaveAttribute(
    'href',
    '/dashboard/my-products',
  );
});

test('a file with faults lists them by row and column, and can only be discarded', async () => {
  stubLatestImports({
    ...checkedImport,
    productCount: 0,
    faultCount: 1_500,
    faults: [{ row: 2, column: 'Condition', message: 'Please Select the Condition.' }],
  });
  const cancellations = onCall('delete', '/product-imports/import-1', {
    acknowledged: true,
    deletedCount: 1,
  });
  const { user } = openPage();
  expect(await readTable('Problems')).toEqual([
    ['Row', 'Column', 'Problem'],
    ['2', 'Condition', 'Please Select the Condition.'],
  ]);
  expect(screen.getByText('The first 1 of 1,500 problems:')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Start import' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(await screen.findByLabelText('CSV file')).toBeEnabled();
  expect(cancellations).toHaveLength(1);
  expect(screen.queryByRole('region', { name: 'watches.csv' })).not.toBeInTheDocument();
});

test('the first rows are shown before the start, and are read again in a chosen encoding', async () => {
  const firstRows = [['Product Name'], ['×àñû']];
  const warning = { row: 2, column: 'Selling Price', message: 'Buyers cannot book it.' };
  stubLatestImports(
    null,
    {
      ...{ ...checkedImport, firstRows },
      ...{ warningCount: 30, warnings: [{ ...warning, otherRows: [3], rowCount: 30 }] },
    },
    { ...checkedImport, firstRows: [['Product Name'], ['Часы']] },
  );
  const requests = onCall('post', '/product-imports', { acknowledged: true, insertedId: 'a' });
  const { user } = openPage();
  const file = new File([new Uint8Array([0xd7, 0xe0, 0xf1, 0xfb])], 'watches.csv');
  await user.upload(await screen.findByLabelText('CSV file'), file);
  expect(await readTable('First rows')).toEqual([['Product Name'], ['×àñû']]);
  expect(await readTable('Warnings')).toEqual([
    ['Row', 'Column', 'Warning'],
    ['2, 3 and 28 more', 'Selling Price', 'Buyers cannot book it.'],
  ]);
  expect(screen.getByRole('button', { name: 'Start import' })).toBeEnabled();
  await user.selectOptions(screen.getByLabelText('Encoding'), 'Cyrillic (Windows-1251)');
  expect(await screen.findByRole('cell', { name: 'Часы' })).toBeVisible();
  expect(requests.map(({ body }) => (body as { csv: string }).csv)).toEqual(['×àñû', 'Часы']);
});

test('shows that an import failed, and starts it again on demand', async () => {
  const fault = { row: 2, column: 'Photos', message: 'https://example.com/a.jpg: no answer.' };
  stubLatestImports(
    { ...checkedImport, state: 'failed', faultCount: 1, faults: [fault] },
    { ...checkedImport, state: 'running' },
  );
  onCall('post', '/product-imports/import-1/start', { acknowledged: true });
  const { user } = openPage();
  expect(await screen.findByText(/^Nothing was added/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Cancel import' })).toBeEnabled();
});

test('shows why a file was rejected, and lets the seller choose another one', async () => {
  stubLatestImports(null);
  onCall('post', '/product-imports', () => errorResponse(400, "This file can't be read."));
  const { user } = openPage();
  await user.upload(await screen.findByLabelText('CSV file'), new File(['"'], 'watches.csv'));
  expect(await screen.findByText("This file can't be read.")).toBeVisible();
  expect(screen.getByLabelText('CSV file')).toBeEnabled();
});

test('My Products links to the import', async () => {
  const counts = { draft: 0, forSale: 0, paused: 0, booked: 0, sold: 0, refunded: 0 };
  onCall('get', '/listings', { listings: [], counts });
  onCall('get', '/away', { until: null });
  renderApplication('/dashboard/my-products');
  expect(await screen.findByRole('link', { name: 'Import CSV' })).toHaveAttribute(
    'href',
    '/dashboard/import-products',
  );
});
