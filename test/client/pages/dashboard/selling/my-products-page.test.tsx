import { screen, waitFor, within } from '@testing-library/react';
import type { Product } from '../../../../../src/contract/selling/product';
import { product, seller } from '../../../support/fixtures';
import { json, onCall, errorResponse } from '../../../support/api-stub';
import { currentUrl, renderApplication, signIn } from '../../../support/render-application';
import { readTable } from '../../../support/table';

const ownProduct: Product = { ...product, advertise: false };

beforeEach(() => signIn(seller, 'seller'));

test.each(['/dashboard/my-products', '/dashboard/my-Products'])(
  'lists the products at %s',
  async (path) => {
    const requests = onCall('get', '/my-products/:email', [ownProduct]);
    renderApplication(path);
    expect(await readTable('your watches')).toEqual([
      ['No.', 'Image', 'Name', 'Location', 'Total Sales', 'Price', 'Advertise', 'Delete'],
      ['1', '', 'Omega Seamaster', 'Dhaka', '0', '$1,200', 'Advertise', 'Delete'],
    ]);
    expect(requests[0]?.path).toBe('/my-products/sam%40example.com');
  },
);

test('shows the total sales that the server sends', async () => {
  onCall('get', '/my-products/:email', [{ ...ownProduct, totalSales: 1 }]);
  renderApplication('/dashboard/my-products');
  expect((await readTable('your watches'))[1]?.[4]).toBe('1');
});

test('marks a sold product, which can be neither advertised nor deleted', async () => {
  onCall('get', '/my-products/:email', [{ ...ownProduct, booked: true, totalSales: 1 }]);
  renderApplication('/dashboard/my-products');
  expect((await readTable('your watches'))[1]?.slice(-2)).toEqual(['Sold', '']);
  expect(screen.queryByRole('button', { name: /Advertise|Delete/ })).not.toBeInTheDocument();
});

test('explains why a booked product cannot be deleted', async () => {
  onCall('get', '/my-products/:email', [{ ...ownProduct, booked: true, totalSales: 0 }]);
  renderApplication('/dashboard/my-products');
  expect(await screen.findByRole('button', { name: 'Delete' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Delete' })).toHaveAccessibleDescription(
    "Booked watches can't be deleted.",
  );
  expect(screen.getByRole('button', { name: 'Advertise' })).toBeEnabled();
});

test('offers no advertisement for a watch whose buyer was refunded', async () => {
  onCall('get', '/my-products/:email', [{ ...ownProduct, listed: false }]);
  renderApplication('/dashboard/my-products');
  expect((await readTable('your watches'))[1]?.slice(-2)).toEqual(['Not for sale', 'Delete']);
});

test('links to the form when nothing is for sale yet', async () => {
  onCall('get', '/my-products/:email', []);
  renderApplication('/dashboard/my-products');
  expect(await screen.findByText('You have nothing for sale yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add a watch' })).toHaveAttribute(
    'href',
    '/dashboard/add-a-product',
  );
});

describe('more products than fit on a page', () => {
  const products = Array.from({ length: 101 }, (_, index) => ({
    ...ownProduct,
    _id: `product-${index}`,
    productName: `Watch ${index}`,
  }));
  const readFirstRow = async () => (await readTable('your watches'))[1];
  const getNextLink = () => screen.getByRole('link', { name: 'Next' });

  test('are shown fifty a page, with continued numbers', async () => {
    onCall('get', '/my-products/:email', products);
    const { user } = renderApplication('/dashboard/my-products');
    expect(await readTable('your watches')).toHaveLength(51);
    expect(screen.getByText('Page 1 of 3')).toBeVisible();
    await user.click(getNextLink());
    expect(currentUrl()).toBe('/dashboard/my-products?page=2');
    expect((await readFirstRow())?.slice(0, 3)).toEqual(['51', '', 'Watch 50']);
  });

  test('show the last page for a page number beyond it', async () => {
    onCall('get', '/my-products/:email', products);
    renderApplication('/dashboard/my-products?page=9');
    expect((await readFirstRow())?.slice(0, 3)).toEqual(['101', '', 'Watch 100']);
    expect(screen.queryByRole('link', { name: 'Next' })).not.toBeInTheDocument();
  });
});

test('offers Retry when the products cannot be loaded', async () => {
  onCall('get', '/my-products/:email', (_request, count) =>
    count === 1 ? errorResponse(400, 'No.') : json([ownProduct]),
  );
  const { user } = renderApplication('/dashboard/my-products');
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await readTable('your watches')).toHaveLength(2);
});

describe('advertising', () => {
  test('adds a product to the advertisements', async () => {
    let advertise = false;
    onCall('get', '/my-products/:email', () => json([{ ...ownProduct, advertise }]));
    const changeRequests = onCall('put', '/products/advertise/:id', () => {
      advertise = true;
      return json({ modifiedCount: 1 });
    });
    const { user } = renderApplication('/dashboard/my-products');
    await user.click(await screen.findByRole('button', { name: 'Advertise' }));
    expect(await screen.findByText('Data Updated Successfully!')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Remove Advertisement' })).toBeEnabled();
    expect(changeRequests).toEqual([
      expect.objectContaining({ path: '/products/advertise/product-1', body: ownProduct }),
    ]);
  });

  test.each([
    ['nothing was changed', () => json({ modifiedCount: 0 }), 'Nothing was changed.'],
    [
      'the server rejects the request',
      () => errorResponse(403, 'This watch is not yours.'),
      'not yours',
    ],
  ])('shows an error in the row when %s', async (_name, answer, message) => {
    onCall('get', '/my-products/:email', [ownProduct]);
    onCall('put', '/products/advertise/:id', answer);
    const { user } = renderApplication('/dashboard/my-products');
    await user.click(await screen.findByRole('button', { name: 'Advertise' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.queryByText('Data Updated Successfully!')).not.toBeInTheDocument();
  });
});

describe('deleting', () => {
  async function openDeletionDialog() {
    const { user } = renderApplication('/dashboard/my-products');
    await user.click(await screen.findByRole('button', { name: 'Delete Omega Seamaster' }));
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Are you sure about deleting data!' }),
    );
    return { user, dialog };
  }

  test('removes the product from the table after a confirmation', async () => {
    let products = [ownProduct];
    onCall('get', '/my-products/:email', () => json(products));
    const deletionRequests = onCall('delete', '/products/:id', () => {
      products = [];
      return json({ deletedCount: 1 });
    });
    const { user, dialog } = await openDeletionDialog();
    expect(deletionRequests).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Product Deleted Successfully!')).toBeInTheDocument();
    expect(await screen.findByText('You have nothing for sale yet')).toBeInTheDocument();
    expect(deletionRequests.map(({ path }) => path)).toEqual(['/products/product-1']);
  });

  test('keeps the product on Cancel', async () => {
    onCall('get', '/my-products/:email', [ownProduct]);
    const deletionRequests = onCall('delete', '/products/:id', { deletedCount: 1 });
    const { user, dialog } = await openDeletionDialog();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(deletionRequests).toHaveLength(0);
  });

  test('shows in the dialog why the deletion was rejected', async () => {
    onCall('get', '/my-products/:email', [ownProduct]);
    onCall('delete', '/products/:id', () => errorResponse(409, 'This watch has been booked.'));
    const { user, dialog } = await openDeletionDialog();
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('This watch has been booked.');
    expect(screen.queryByText('Product Deleted Successfully!')).not.toBeInTheDocument();
  });
});
