import { screen, within } from '@testing-library/react';
import type { OrderReview, OrderReviews } from '../../../../../../src/contract/trust/review';
import { setConfiguration } from '../../../../../../src/client/services/configuration';
import { publicConfiguration } from '../../../../support/configuration';
import { buyer } from '../../../../support/fixtures';
import { errorResponse, json, onCall } from '../../../../support/api-stub';
import { renderApplication, signIn } from '../../../../support/render-application';
import { paidSale } from '../../../../support/sales';

const writeUntil = '2026-12-09T10:00:00.000Z';
const ofSeller: OrderReview = {
  id: 'review-1',
  by: 'seller',
  authorName: 'Sam',
  rating: 4,
  text: 'Punctual.',
  photos: [],
  createdAt: '2026-11-25T10:00:00.000Z',
  productName: paidSale.productName,
  counted: true,
  reply: null,
  isPublished: true,
  isHidden: false,
  canReply: true,
};

beforeEach(() => {
  setConfiguration({ ...publicConfiguration, capabilities: ['extensions'] });
  signIn(buyer, 'buyer');
  onCall('get', '/sales/:id', { ...paidSale, state: 'completed', deadline: null });
});
afterEach(() => setConfiguration(publicConfiguration));

function renderOrder(reviews: OrderReviews) {
  onCall('get', '/sales/:id/reviews', reviews);
  return renderApplication('/dashboard/order/order-3f9a21bc');
}
const findSection = async () => within(await screen.findByRole('region', { name: 'Reviews' }));

test('a buyer rates the seller; a failure keeps what was typed', async () => {
  const requests = onCall('post', '/sales/:id/reviews', (_, count) =>
    count === 1 ? errorResponse(409, 'That did not work.') : json({ acknowledged: true }),
  );
  const { user } = renderOrder({ writeUntil, reviews: [] });
  await user.click(await (await findSection()).findByRole('button', { name: 'Write a review' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Send review' }));
  expect(dialog.getByText('Please choose from 1 to 5 stars.')).toBeVisible();
  await user.click(dialog.getByRole('radio', { name: /Good/ }));
  await user.type(dialog.getByRole('textbox'), 'As described.');
  await user.click(dialog.getByRole('button', { name: 'Send review' }));
  expect(await dialog.findByText('That did not work.')).toBeVisible();
  expect(dialog.getByRole('textbox')).toHaveValue('As described.');
  await user.click(dialog.getByRole('button', { name: 'Send review' }));
  expect(await screen.findAllByText('Thank you for your review.')).not.toEqual([]);
  expect(requests.at(-1)?.body).toEqual({ rating: 4, text: 'As described.', photos: [] });
});

test('says that an unpublished review is read by its author only', async () => {
  const own = { ...ofSeller, by: 'buyer' as const, isPublished: false, canReply: false };
  renderOrder({ writeUntil: null, reviews: [own] });
  expect(
    await (await findSection()).findByText(/^Only you see this until Sam Seller/),
  ).toBeVisible();
});

test('the person reviewed answers', async () => {
  const requests = onCall('post', '/reviews/:id/reply', { acknowledged: true });
  const { user } = renderOrder({ writeUntil: null, reviews: [ofSeller] });
  const review = within(await screen.findByRole('article', { name: 'Review by Sam' }));
  expect(review.getByRole('img', { name: '4 of 5 stars' })).toBeVisible();
  await user.click(review.getByRole('button', { name: 'Answer' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), 'Thank you.');
  await user.click(dialog.getByRole('button', { name: 'Publish answer' }));
  expect(await screen.findAllByText('Your answer is public.')).not.toEqual([]);
  expect(requests[0]).toMatchObject({
    path: '/reviews/review-1/reply',
    body: { text: 'Thank you.' },
  });
});

test('an order without a review to read or write has no section', async () => {
  renderOrder({ writeUntil: null, reviews: [] });
  await screen.findByText('History');
  expect(screen.queryByRole('region', { name: 'Reviews' })).not.toBeInTheDocument();
});
