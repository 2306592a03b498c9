import { fireEvent, screen, within } from '@testing-library/react';
import { setConfiguration } from '../../../../../../src/client/services/configuration';
import { errorResponse, json, onCall } from '../../../../support/api-stub';
import { publicConfiguration } from '../../../../support/configuration';
import { product, seller } from '../../../../support/fixtures';
import { renderApplication, signIn } from '../../../../support/render-application';

beforeEach(() => {
  setConfiguration({ ...publicConfiguration, capabilities: ['extensions'] });
  signIn(seller, 'seller');
  onCall('get', '/listings', {
    listings: [{ ...product, advertise: false, state: 'forSale' }],
    counts: { draft: 0, forSale: 1, paused: 0, booked: 0, sold: 0, refunded: 0 },
  });
});
afterEach(() => setConfiguration(publicConfiguration));

/** The start of a day in the time zone of the tests, also in the format of a date input. */
function dayIn(days: number) {
  const start = new Date();
  start.setHours(0, 0, 0, 0);
  start.setDate(start.getDate() + days);
  const parts = [start.getFullYear(), start.getMonth() + 1, start.getDate()];
  return {
    iso: start.toISOString(),
    input: parts.map((part) => String(part).padStart(2, '0')).join('-'),
    text: start.toLocaleDateString(undefined, { month: 'short', day: 'numeric' }),
  };
}

/** Stubs a server on which the seller is away until this time, or not away. */
function stubAway(until: string | null) {
  let awayUntil = until;
  onCall('get', '/away', () => json({ until: awayUntil }));
  return onCall('put', '/away', ({ body }) => {
    awayUntil = (body as { until: string | null }).until;
    return json({ until: awayUntil });
  });
}

async function submitDay(day: string) {
  const { user } = renderApplication('/dashboard/my-products');
  await user.click(await screen.findByRole('button', { name: 'Vacation' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Vacation' }));
  fireEvent.change(dialog.getByLabelText('Back on'), { target: { value: day } });
  await user.click(dialog.getByRole('button', { name: 'Hide my watches' }));
  return { user, dialog };
}

test('a seller is away until the day they choose', async () => {
  const requests = stubAway(null);
  const day = dayIn(7);
  await submitDay(day.input);
  expect(
    await screen.findByText(
      `You are away until ${day.text}. Your watches are hidden; your open orders continue.`,
    ),
  ).toBeVisible();
  expect(requests.map(({ body }) => body)).toEqual([{ until: day.iso }]);
});

test('a seller comes back earlier', async () => {
  const requests = stubAway(dayIn(7).iso);
  const { user } = renderApplication('/dashboard/my-products');
  await user.click(await screen.findByRole('button', { name: "I'm back" }));
  expect(await screen.findByRole('button', { name: 'Vacation' })).toBeVisible();
  expect(screen.queryByText(/^You are away until/)).not.toBeInTheDocument();
  expect(requests.map(({ body }) => body)).toEqual([{ until: null }]);
});

test.each([
  ['', 'Please choose a day.'],
  [dayIn(0).input, 'Please choose a day in the future.'],
  [dayIn(200).input, 'Please choose a day within 180 days.'],
])('the invalid day "%s" is not sent', async (day, message) => {
  const requests = stubAway(null);
  const { dialog } = await submitDay(day);
  expect(dialog.getByText(message)).toBeVisible();
  expect(requests).toEqual([]);
});

test('the dialog keeps the day when the server rejects it', async () => {
  onCall('get', '/away', { until: null });
  onCall('put', '/away', () => errorResponse(400, 'Please choose another day.'));
  const day = dayIn(3).input;
  const { dialog } = await submitDay(day);
  expect(await dialog.findByText('Please choose another day.')).toBeVisible();
  expect(dialog.getByLabelText('Back on')).toHaveValue(day);
});
