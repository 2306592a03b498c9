import { screen, within } from '@testing-library/react';
import { setConfiguration } from '../../../../../../src/client/services/configuration';
import type { SaleDetails } from '../../../../../../src/contract/buying/sale';
import { publicConfiguration } from '../../../../support/configuration';
import { json, onCall, onUpload } from '../../../../support/api-stub';
import { admin, buyer, picture, seller } from '../../../../support/fixtures';
import { renderApplication, signIn } from '../../../../support/render-application';
import { orderStep, paidSale } from '../../../../support/sales';

const pagePath = '/dashboard/order/order-3f9a21bc';
const inspectedSale: SaleDetails = { ...paidSale, state: 'inspecting', handOverCode: null };
const reportedSale: SaleDetails = { ...inspectedSale, state: 'reported' };
const createPhotoUrl = (name: string) => `https://pictures.example/${name}`;

beforeEach(() => setConfiguration({ ...publicConfiguration, capabilities: ['extensions'] }));
afterEach(() => setConfiguration(publicConfiguration));

test('sends a report with its photos, and uploads them once', async () => {
  signIn(buyer, 'buyer');
  onCall('get', '/sales/:id', inspectedSale);
  let uploadCount = 0;
  onUpload(() => {
    uploadCount += 1;
    if (uploadCount === 2) return json({ error: { message: 'This is not a picture.' } }, 400);
    return json({ data: { url: createPhotoUrl(`${uploadCount}.webp`) } });
  });
  const requests = onCall('post', '/sales/:id/events', { acknowledged: true, state: 'reported' });
  const { user } = renderApplication(pagePath);
  await user.click(await screen.findByRole('button', { name: 'Report a problem' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'What is the problem?' }));
  await user.click(dialog.getByLabelText("It isn't as described"));
  await user.type(dialog.getByLabelText('What happened'), 'Another dial.');
  await user.upload(dialog.getByLabelText('Photos', { selector: 'input' }), [
    picture('dial.webp'),
    picture('back.webp'),
  ]);
  await user.click(dialog.getByRole('button', { name: 'Report the problem' }));
  expect(await dialog.findByText('This is not a picture.')).toBeVisible();
  expect(requests).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Report the problem' }));
  expect(await screen.findByText('The problem is reported.')).toBeInTheDocument();
  expect(uploadCount).toBe(3);
  expect(requests.map(({ body }) => body)).toEqual([
    {
      type: 'buyer.report',
      problem: 'notAsDescribed',
      reason: 'Another dial.',
      photos: [createPhotoUrl('1.webp'), createPhotoUrl('3.webp')],
    },
  ]);
});

test('allows at most five photos', async () => {
  signIn(seller, 'seller');
  onCall('get', '/sales/:id', { ...reportedSale, as: 'seller' });
  const { user } = renderApplication(pagePath);
  await user.click(await screen.findByRole('button', { name: 'Contest the report' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Contest the report?' }));
  await user.upload(
    dialog.getByLabelText('Photos', { selector: 'input' }),
    Array.from({ length: 6 }, (_, index) => picture(`${index}.webp`)),
  );
  expect(await dialog.findByText('At most 5 photos are allowed. Remove 1.')).toBeVisible();
});

test('lets the seller offer a return without a text', async () => {
  signIn(seller, 'seller');
  onCall('get', '/sales/:id', { ...reportedSale, as: 'seller' });
  const requests = onCall('post', '/sales/:id/events', {
    acknowledged: true,
    state: 'returnOffered',
  });
  const { user } = renderApplication(pagePath);
  await user.click(await screen.findByRole('button', { name: 'Offer to take it back' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Offer to take the watch back?' }),
  );
  await user.click(dialog.getByRole('button', { name: 'Offer to take it back' }));
  expect(await screen.findByText('The return is offered.')).toBeInTheDocument();
  expect(requests.map(({ body }) => body)).toEqual([{ type: 'seller.offerReturn' }]);
});

test('shows an admin what both sides wrote, with their photos', async () => {
  signIn(admin, 'Admin');
  onCall('get', '/sales/:id', {
    ...reportedSale,
    as: 'admin',
    state: 'underReview',
    steps: [
      ...paidSale.steps,
      orderStep({
        number: 2,
        type: 'buyer.report',
        state: 'reported',
        problem: 'damaged',
        reason: 'The crystal is scratched.',
        photos: [createPhotoUrl('1.webp'), createPhotoUrl('2.webp')],
      }),
      orderStep({
        number: 3,
        type: 'seller.contestReport',
        state: 'underReview',
        reason: 'It was fine.',
        photos: [createPhotoUrl('3.webp')],
      }),
    ],
  });
  renderApplication(pagePath);
  const steps = within(await screen.findByRole('list', { name: 'History' }));
  expect(steps.getByText('It is damaged')).toBeVisible();
  expect(steps.getByText('The crystal is scratched.')).toBeVisible();
  expect(steps.getByText('It was fine.')).toBeVisible();
  expect(
    steps.getAllByRole('link').map((link) => [link.ariaLabel, link.getAttribute('href')]),
  ).toEqual([
    ['Photo 1 (Sam Seller)', createPhotoUrl('3.webp')],
    ['Photo 1 (Bea Buyer)', createPhotoUrl('1.webp')],
    ['Photo 2 (Bea Buyer)', createPhotoUrl('2.webp')],
  ]);
});
