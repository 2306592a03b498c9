import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { api } from '../../../../../../src/client/api/api';
import { setConfiguration } from '../../../../../../src/client/services/configuration';
import {
  pathAfterSignIn,
  loginState,
} from '../../../../../../src/client/services/paths/login-state';
import { signedOutElsewhereMessage } from '../../../../../../src/client/session/session.machine';
import type { SaleDetails } from '../../../../../../src/contract/buying/sale';
import { publicConfiguration } from '../../../../support/configuration';
import { admin, buyer, seller } from '../../../../support/fixtures';
import { firebase } from '../../../../support/firebase-auth';
import { brokenConnection, json, onCall, errorResponse } from '../../../../support/api-stub';
import { currentUrl, renderApplication, signIn } from '../../../../support/render-application';
import {
  orderStep,
  paidSale,
  saleDetails,
  saleToSend,
  sentSale,
  shippingAddress,
} from '../../../../support/sales';

const pagePath = '/dashboard/order/order-3f9a21bc';
const saleOfSeller: SaleDetails = { ...paidSale, as: 'seller', handOverCode: null };

beforeEach(() => {
  setConfiguration({ ...publicConfiguration, capabilities: ['extensions'] });
  signIn(buyer, 'buyer');
});
afterEach(() => setConfiguration(publicConfiguration));

const findOrderStatus = async () =>
  within(await screen.findByRole('region', { name: 'Where it stands' }));
const readActions = async () =>
  (await findOrderStatus())
    .queryAllByRole('button')
    .concat((await findOrderStatus()).queryAllByRole('link', { name: 'Pay Now' }))
    .map(({ textContent }) => textContent);

test('shows the buyer of a booking the next step and its deadline', async () => {
  const requests = onCall('get', '/sales/:id', saleDetails);
  renderApplication(pagePath);
  expect((await findOrderStatus()).getByText('Booked')).toBeVisible();
  expect((await findOrderStatus()).getByText(/^The watch is reserved for you/)).toBeVisible();
  const deadline = (await findOrderStatus()).getByText('Pay by').closest('p');
  expect(deadline?.querySelector('time')).toHaveAttribute('datetime', saleDetails.deadline);
  expect(await readActions()).toEqual(['Change contact details', 'Cancel order', 'Pay Now']);
  expect(screen.getByRole('link', { name: 'Pay Now' })).toHaveAttribute(
    'href',
    '/dashboard/payment/product-1',
  );
  expect(screen.getByText('Order 3F9A-21BC')).toBeVisible();
  expect(requests[0]?.path).toBe('/sales/order-3f9a21bc');
});

test('has the watch as its title, and shows how far the order has come', async () => {
  onCall('get', '/sales/:id', { ...paidSale, sellerPhoto: '/images/sam.webp' });
  renderApplication(pagePath);
  expect(
    await screen.findByRole('heading', { level: 1, name: paidSale.productName }),
  ).toBeVisible();
  const progress = within(screen.getByRole('list', { name: 'Progress' }));
  expect(progress.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Booked',
    'Paid',
    'Handed over, to come',
    'Checked, to come',
    'Done, to come',
  ]);
  expect(progress.getByRole('listitem', { current: 'step' })).toHaveTextContent('Paid');
  const meeting = within(screen.getByRole('region', { name: 'Your meeting' }));
  expect(meeting.getByRole('region', { name: 'Your hand-over code' })).toBeVisible();
  expect(meeting.getByRole('link', { name: 'Sam Seller' })).toHaveAttribute(
    'href',
    `/seller/${paidSale.sellerUid}`,
  );
});

test('leaves one main action in view, and folds those that are rarely wanted', async () => {
  signIn(seller, 'seller');
  onCall('get', '/sales/:id', saleOfSeller);
  renderApplication(pagePath);
  const status = await findOrderStatus();
  expect(status.getByRole('button', { name: 'Enter the code' })).toBeVisible();
  expect(status.getByText('Cancel sale')).not.toBeVisible();
});

test('shows what the seller has changed since the order', async () => {
  const productChanges = [
    { field: 'description', ordered: 'Runs well.', current: 'Runs.' },
    { field: 'deliveries', ordered: 'both', current: 'shipping' },
    { field: 'shippingPrice', ordered: '12.5', current: null },
    { field: 'shippingCountries', ordered: 'BD, DE', current: null },
  ];
  onCall('get', '/sales/:id', {
    ...paidSale,
    productChanges,
    orderedPhotos: ['/images/dial.webp'],
  });
  renderApplication(pagePath);
  const panel = within(await screen.findByRole('region', { name: 'As it was ordered' }));
  expect(panel.getByText('Runs well.')).toBeVisible();
  expect(panel.getByText('Now: Runs.')).toBeVisible();
  expect(panel.getByText('Meeting or shipping')).toBeVisible();
  expect(panel.getByText('Now: Shipping')).toBeVisible();
  expect(panel.getByText('$12.50')).toBeVisible();
  expect(panel.getByText('Bangladesh, Germany')).toBeVisible();
  expect(panel.getByRole('img', { name: /photo 1 as ordered/ })).toBeVisible();
});

test('shows the buyer of a booking when the contact data of the seller appear', async () => {
  onCall('get', '/sales/:id', saleDetails);
  renderApplication(pagePath);
  const meeting = within(await screen.findByRole('region', { name: 'Your meeting' }));
  expect(meeting.getByText('Sam Seller')).toBeVisible();
  expect(meeting.getByText('Phone and email appear after payment')).toBeVisible();
});

test('shows the buyer the seller, their contact data and the meeting place', async () => {
  onCall('get', '/sales/:id', paidSale);
  renderApplication(pagePath);
  const meeting = within(await screen.findByRole('region', { name: 'Your meeting' }));
  expect(meeting.getByText('Sam Seller')).toBeVisible();
  expect(meeting.getByText('Under the station clock')).toBeVisible();
  expect(meeting.getByRole('link', { name: '01812345678' })).toHaveAttribute(
    'href',
    'tel:01812345678',
  );
  expect(meeting.getByRole('link', { name: 'sam@example.com' })).toHaveAttribute(
    'href',
    'mailto:sam@example.com',
  );
});

test.each([
  ['০১৮১২-৩৪৫৬৭৮ (after six)', '০১৮১২-৩৪৫৬৭৮', 'tel:01812345678'],
  ['01812345678, 01912345678', '01812345678', 'tel:01812345678'],
  ['01812345678 ext 5', '01812345678', 'tel:01812345678'],
])("finds in the seller's phone %p the number %p to call", async (phone, name, href) => {
  onCall('get', '/sales/:id', { ...paidSale, sellerPhoneNumber: phone });
  renderApplication(pagePath);
  const meeting = within(await screen.findByRole('region', { name: 'Your meeting' }));
  expect(meeting.getByRole('link', { name })).toHaveAttribute('href', href);
  expect(meeting.getByRole('link', { name }).parentElement).toHaveTextContent(phone);
});

test('shows a phone entry without a number as typed', async () => {
  onCall('get', '/sales/:id', { ...paidSale, sellerPhoneNumber: 'write me' });
  renderApplication(pagePath);
  const meeting = within(await screen.findByRole('region', { name: 'Your meeting' }));
  expect(meeting.getByText('write me')).toBeVisible();
  expect(meeting.queryByRole('link', { name: 'write me' })).not.toBeInTheDocument();
});

test("shows the seller the buyer's contact data, but not the card", async () => {
  signIn(seller, 'seller');
  onCall('get', '/sales/:id', saleOfSeller);
  renderApplication(pagePath);
  const meeting = within(await screen.findByRole('region', { name: 'Your meeting' }));
  expect(meeting.getByText('Bea Buyer')).toBeVisible();
  expect(meeting.getByRole('link', { name: '01712345678' })).toBeVisible();
  expect(meeting.queryByText('Sam Seller')).not.toBeInTheDocument();
  expect(await readActions()).toEqual([
    'Enter the code',
    'I handed it over without the code',
    'Cancel sale',
  ]);
  expect(screen.getByRole('region', { name: 'Payment' })).toHaveTextContent('$1,200.00');
  expect(screen.queryByText('Ending in 4242')).not.toBeInTheDocument();
});

test('lets an admin resolve a problem', async () => {
  signIn(admin, 'Admin');
  onCall('get', '/sales/:id', {
    ...paidSale,
    as: 'admin',
    state: 'underReview',
    handOverCode: null,
  });
  renderApplication(pagePath);
  expect(await readActions()).toEqual([
    'Refund on return',
    'Refund the buyer',
    'Decide for the seller',
    'Refund a part',
  ]);
  expect(screen.getByRole('region', { name: 'Both sides' })).toHaveTextContent(/Sam.*Bea/);
});

test('lets staff refund a part with an amount and a reason', async () => {
  signIn(admin, 'moderator');
  onCall('get', '/sales/:id', { ...paidSale, as: 'admin', handOverCode: null });
  const eventRequests = onCall('post', '/sales/:id/events', {
    acknowledged: true,
    state: 'awaitingHandOver',
  });
  const { user } = renderApplication(pagePath);
  await user.click(await screen.findByText('More'));
  await user.click(await screen.findByRole('button', { name: 'Refund a part' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Refund a part of the price?' }));
  await user.type(dialog.getByLabelText('Amount'), '0');
  await user.click(dialog.getByRole('button', { name: 'Refund a part' }));
  expect(await dialog.findByText('Please enter an amount of more than 0.')).toBeVisible();
  expect(await dialog.findByText('Please say why.')).toBeVisible();
  await user.clear(dialog.getByLabelText('Amount'));
  await user.type(dialog.getByLabelText('Amount'), '25.50');
  await user.type(dialog.getByLabelText('Reason'), 'A scratch.');
  await user.click(dialog.getByRole('button', { name: 'Refund a part' }));
  expect(await screen.findByText('The refund of a part has started.')).toBeInTheDocument();
  expect(eventRequests.map(({ body }) => body)).toEqual([
    { type: 'admin.refundPart', amount: 2_550, reason: 'A scratch.' },
  ]);
});

test('shows the receipt of a paid order', async () => {
  onCall('get', '/sales/:id', paidSale);
  renderApplication(pagePath);
  const receipt = within(await screen.findByRole('region', { name: 'Receipt' }));
  for (const text of ['$1,200.00', 'Ending in 4242', '3F9A-21BC', 'Sam Seller', 'Bea Buyer']) {
    expect(receipt.getByText(text)).toBeVisible();
  }
  expect(receipt.getByRole('button', { name: 'Print this page' })).toBeVisible();
});

test.each([
  [
    'awaitingHandOver',
    /^Until .*2026.*\. If you don't have the watch by then, you get a full refund\.$/,
  ],
  ['inspecting', /^Until .*2026.*\. If you don't report a problem by then, the seller gets it\.$/],
  ['underReview', /^Until it is refunded to you, or paid to the seller\.$/],
] as const)(
  'tells the buyer of an order in %s until when the shop holds the money',
  async (state, text) => {
    onCall('get', '/sales/:id', { ...paidSale, state });
    renderApplication(pagePath);
    const receipt = within(await screen.findByRole('region', { name: 'Receipt' }));
    expect(receipt.getByText('Held by the shop').nextElementSibling).toHaveTextContent(text);
  },
);

test('shows the history, the newest step first, with actor and reason', async () => {
  const step = (number: number, type: string, reason: string | null = null) =>
    orderStep({ number, type, state: number < 4 ? 'booked' : 'cancelled', reason });
  onCall('get', '/sales/:id', {
    ...saleDetails,
    state: 'cancelled',
    deadline: null,
    steps: [
      step(1, 'buyer.book'),
      step(2, 'clock.remind'),
      step(3, 'something.new'),
      step(4, 'seller.cancel', 'The crystal has cracked.'),
    ],
  });
  const { user } = renderApplication(pagePath);
  const steps = within(await screen.findByRole('list', { name: 'History' }));
  expect(steps.getByRole('listitem')).toHaveTextContent('The crystal has cracked.');
  await user.click(screen.getByRole('button', { name: 'Show all 4 steps' }));
  const texts = steps.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(texts.map((text) => text.replace(/[A-Z][a-z]{2} \d.*$/, ''))).toEqual([
    'Sam Seller cancelled the sale.The crystal has cracked.',
    'Booked',
    'One day was left to pay.',
    'You booked the watch.',
  ]);
  expect(await readActions()).toEqual([]);
});

test('sends an action once it is confirmed, and shows the new state', async () => {
  onCall('get', '/sales/:id', (_request, count) =>
    json({ ...paidSale, state: count === 1 ? 'inspecting' : 'completed' }),
  );
  const eventRequests = onCall('post', '/sales/:id/events', {
    acknowledged: true,
    state: 'completed',
  });
  const { user } = renderApplication(pagePath);
  await user.click(await screen.findByRole('button', { name: 'Everything is fine' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Is everything fine with the watch?' }),
  );
  expect(eventRequests).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Everything is fine' }));
  expect(await screen.findByText('The order is completed.')).toBeInTheDocument();
  expect(await screen.findByText('Completed')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(eventRequests.map(({ path, body }) => [path, body])).toEqual([
    ['/sales/order-3f9a21bc/events', { type: 'buyer.accept' }],
  ]);
});

test('sends changed contact data together with the unchanged field', async () => {
  onCall('get', '/sales/:id', saleDetails);
  const eventRequests = onCall('post', '/sales/:id/events', {
    acknowledged: true,
    state: 'booked',
  });
  const { user } = renderApplication(pagePath);
  await user.click(await screen.findByRole('button', { name: 'Change contact details' }));
  const place = await screen.findByLabelText('Meeting location');
  expect(place).toHaveValue('Under the station clock');
  await user.clear(place);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Meeting location is required!')).toBeVisible();
  await user.type(place, 'At the museum');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Contact details changed.')).toBeInTheDocument();
  expect(eventRequests.map(({ body }) => body)).toEqual([
    {
      type: 'buyer.change',
      contact: { phoneNumber: '01712345678', meetingLocation: 'At the museum' },
    },
  ]);
});

test('asks only for the phone number if the watch is to be sent', async () => {
  onCall('get', '/sales/:id', {
    ...saleDetails,
    ...{ shippingAddress, shippingPrice: 1_250, meetingLocation: shippingAddress.city },
  });
  const eventRequests = onCall('post', '/sales/:id/events', {
    acknowledged: true,
    state: 'booked',
  });
  const { user } = renderApplication(pagePath);
  await user.click(await screen.findByRole('button', { name: 'Change contact details' }));
  const phone = await screen.findByLabelText('Phone number');
  expect(screen.queryByLabelText('Meeting location')).not.toBeInTheDocument();
  await user.clear(phone);
  await user.type(phone, '01812345678');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Contact details changed.')).toBeInTheDocument();
  expect(eventRequests.map(({ body }) => body)).toEqual([
    {
      type: 'buyer.change',
      contact: { phoneNumber: '01812345678', meetingLocation: 'Dhaka' },
    },
  ]);
});

test('a seller sends the watch to the address, with a carrier and a tracking number', async () => {
  signIn(seller, 'seller');
  onCall('get', '/sales/:id', saleToSend);
  const eventRequests = onCall('post', '/sales/:id/events', {
    acknowledged: true,
    state: 'shipped',
  });
  const { user } = renderApplication(pagePath);
  const shipping = within(await screen.findByRole('region', { name: 'Shipping' }));
  expect(shipping.getByText(/House 7/)).toHaveTextContent(
    'Bea Buyer House 7, Road 3 1205 Dhaka Bangladesh',
  );
  expect(shipping.getByRole('button', { name: 'Copy the address' })).toBeVisible();
  const progress = screen.getByRole('list', { name: 'Progress' });
  expect(progress).toHaveTextContent('BookedPaidSent, to comeReceived, to comeDone, to come');
  await user.click(await screen.findByRole('button', { name: 'Enter the tracking number' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'It is sent' }));
  expect(await dialog.findByText('Please choose or type the carrier.')).toBeVisible();
  expect(await dialog.findByText('Please enter the tracking number.')).toBeVisible();
  await user.type(dialog.getByLabelText('Carrier'), 'DHL');
  await user.type(dialog.getByLabelText('Tracking number'), '0034 0434 1610 9404 2557');
  await user.click(dialog.getByRole('button', { name: 'It is sent' }));
  await waitFor(() => expect(eventRequests).toHaveLength(1));
  expect(eventRequests[0]?.body).toEqual({
    type: 'seller.ship',
    carrier: 'DHL',
    trackingNumber: '00340434161094042557',
  });
});

test('a buyer corrects the address until the watch is sent', async () => {
  onCall('get', '/sales/:id', { ...saleToSend, as: 'buyer' });
  const eventRequests = onCall('post', '/sales/:id/events', {
    acknowledged: true,
    state: 'awaitingShipment',
  });
  const { user } = renderApplication(pagePath);
  expect(await readActions()).toEqual(['Correct the address', 'Cancel order']);
  await user.click(screen.getByText('More'));
  await user.click(screen.getByRole('button', { name: 'Correct the address' }));
  const street = await screen.findByLabelText('Street and number');
  expect(street).toHaveValue(shippingAddress.line1);
  await user.clear(street);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Street and number are required!')).toBeVisible();
  await user.type(street, 'House 8');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(eventRequests).toHaveLength(1));
  expect(eventRequests[0]?.body).toEqual({
    type: 'buyer.changeAddress',
    address: { ...shippingAddress, line1: 'House 8' },
  });
});

test('links the parcel to its carrier, and only to one that is known', async () => {
  onCall('get', '/sales/:id', { ...sentSale, as: 'buyer' });
  renderApplication(pagePath);
  const shipping = within(await screen.findByRole('region', { name: 'Shipping' }));
  expect(shipping.getByRole('link', { name: '00340434161094042557' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/www\.dhl\.com\/.*00340434161094042557/),
  );
  expect(await readActions()).toEqual(['I have it', 'Report a problem']);
  cleanup();
  const parcel = { carrier: 'javascript:alert(1)', trackingNumber: 'ABC123456' };
  onCall('get', '/sales/:id', { ...sentSale, steps: [{ ...sentSale.steps[0], parcel }] });
  renderApplication(pagePath);
  const other = within(await screen.findByRole('region', { name: 'Shipping' }));
  expect(other.getByText('ABC123456')).toBeVisible();
  expect(other.queryByRole('link', { name: 'ABC123456' })).not.toBeInTheDocument();
});

test('tells a seller that the address of an unpaid order appears later', async () => {
  signIn(seller, 'seller');
  onCall('get', '/sales/:id', { ...saleDetails, as: 'seller', shippingPrice: 0 });
  renderApplication(pagePath);
  const shipping = within(await screen.findByRole('region', { name: 'Shipping' }));
  expect(shipping.getByText('The address appears after payment')).toBeVisible();
  expect(shipping.queryByText('Meeting place')).not.toBeInTheDocument();
});

test('shows shipping beside the price, and takes no fee of it', async () => {
  signIn(seller, 'seller');
  const payment = { ...paidSale.payment, amount: 121_250 };
  const feeTerms = {
    ...{ rate: 1_000, fixed: 0, minimum: 0, maximum: null },
    ...{ currency: 'usd', taxRate: 0 },
  };
  onCall('get', '/sales/:id', { ...saleToSend, payment, feeTerms });
  renderApplication(pagePath);
  const receipt = await screen.findByRole('region', { name: 'Payment' });
  expect(receipt).toHaveTextContent('Amount$1,212.50Including shipping$12.50');
  expect(screen.getByRole('region', { name: 'Fee' })).toHaveTextContent(
    'Price$1,200.00Shipping$12.50Fee-$120.00You get$1,092.50',
  );
});

const inspectedSale: SaleDetails = { ...paidSale, state: 'inspecting', handOverCode: null };
const findProblemDialog = async () =>
  within(await screen.findByRole('dialog', { name: 'What is the problem?' }));

test('requires the kind of a problem and a text, and keeps them when no response arrives', async () => {
  onCall('get', '/sales/:id', inspectedSale);
  const eventRequests = onCall('post', '/sales/:id/events', (_request, count) =>
    count === 1 ? brokenConnection() : json({ acknowledged: true, state: 'reported' }),
  );
  const { user } = renderApplication(pagePath);
  await user.click(await screen.findByRole('button', { name: 'Report a problem' }));
  const dialog = await findProblemDialog();
  await user.click(dialog.getByRole('button', { name: 'Report the problem' }));
  expect(await dialog.findByText('Please choose what is wrong.')).toBeVisible();
  expect(await dialog.findByText('Please say why.')).toBeVisible();
  expect(eventRequests).toEqual([]);
  await user.click(dialog.getByLabelText('It is damaged'));
  await user.type(dialog.getByLabelText('What happened'), 'It does not run.');
  await user.click(dialog.getByRole('button', { name: 'Report the problem' }));
  expect(await dialog.findByText(/We could not reach the marketplace/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Report the problem' }));
  expect(await screen.findByText('The problem is reported.')).toBeInTheDocument();
  const event = { type: 'buyer.report', problem: 'damaged', reason: 'It does not run.' };
  expect(eventRequests.map(({ body }) => body)).toEqual([event, event]);
});

test('reopens the form after a new sign-in when the session ended', async () => {
  onCall('get', '/sales/:id', inspectedSale);
  const { user } = renderApplication(pagePath);
  await user.click(await screen.findByRole('button', { name: 'Report a problem' }));
  const dialog = await findProblemDialog();
  await user.click(dialog.getByLabelText('It is a counterfeit'));
  await user.type(dialog.getByLabelText('What happened'), 'It does not run.');
  act(() => firebase.setSignedInUser(null));
  expect(await screen.findByText(signedOutElsewhereMessage)).toBeVisible();
  const url = pathAfterSignIn(loginState(window.history.state.usr));
  expect(url).toBe(`${pagePath}?dialog=order-${paidSale.orderId}-buyer.report`);

  cleanup();
  signIn(buyer, 'buyer');
  renderApplication(url);
  const reopenedDialog = await findProblemDialog();
  expect(reopenedDialog.getByLabelText('What happened')).toHaveValue('It does not run.');
  expect(reopenedDialog.getByLabelText('It is a counterfeit')).toBeChecked();
  expect(currentUrl()).toBe(pagePath);
});

test('shows why an action is no longer possible, and the current state', async () => {
  onCall('get', '/sales/:id', (_request, count) =>
    json(count === 1 ? saleDetails : { ...saleDetails, state: 'lapsed', deadline: null }),
  );
  onCall('post', '/sales/:id/events', () =>
    errorResponse(409, 'That is no longer possible: the order is lapsed.'),
  );
  const { user } = renderApplication(pagePath);
  await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this order?' }));
  await user.click(dialog.getByRole('button', { name: 'Cancel order' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('the order is lapsed');
  expect(dialog.queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Back to the order' }));
  expect((await screen.findAllByText('Expired'))[0]).toBeInTheDocument();
  await waitFor(async () => expect(await readActions()).toEqual([]));
});

test('shows that the order does not exist', async () => {
  onCall('get', '/sales/:id', () => errorResponse(404, 'There is no such order.'));
  renderApplication(pagePath);
  expect(await screen.findByText('There is no such order.')).toBeVisible();
});

test('the page does not exist without the orders capability', async () => {
  setConfiguration(publicConfiguration);
  renderApplication(pagePath);
  expect(await screen.findByRole('heading', { name: '404 Not Found' })).toBeVisible();
  expect(currentUrl()).toBe(pagePath);
});

describe('changes by others while the page is open', () => {
  const handedOverSale: SaleDetails = {
    ...inspectedSale,
    steps: [
      ...saleDetails.steps,
      orderStep({ number: 2, type: 'seller.handOver', state: 'inspecting' }),
    ],
  };
  const getUpdates = () => within(screen.getByRole('log', { name: 'Updates' }));
  const getAnnouncements = () => getUpdates().queryAllByText(/./);

  async function openAndChange(...responses: SaleDetails[]) {
    onCall('get', '/sales/:id', (_request, count) =>
      json(responses[count - 1] ?? responses.at(-1)),
    );
    const { store } = renderApplication(pagePath);
    await findOrderStatus();
    const announcements = getAnnouncements();
    act(() => void store.dispatch(api.util.invalidateTags(['Orders', 'Sales'])));
    return announcements;
  }

  test('are announced with the texts of the page', async () => {
    expect(await openAndChange({ ...paidSale, steps: saleDetails.steps }, handedOverSale)).toEqual(
      [],
    );
    expect(
      await getUpdates().findByText(
        'Sam Seller handed the watch over and entered the code. Check your watch. If something is wrong, report it before the time is up. Otherwise the order completes.',
      ),
    ).toBeInTheDocument();
  });

  test('are not announced when the user caused them', async () => {
    const completed: SaleDetails = {
      ...handedOverSale,
      state: 'completed',
      steps: [
        ...handedOverSale.steps,
        orderStep({ number: 3, type: 'buyer.accept', state: 'completed' }),
      ],
    };
    const announcements = await openAndChange(handedOverSale, completed);
    expect(await (await findOrderStatus()).findByText('Completed')).toBeVisible();
    expect(getAnnouncements()).toHaveLength(announcements.length);
  });
});

test.each([
  ['an admin', 'Admin'],
  ['a moderator', 'moderator'],
] as const)('%s reads the contact data after giving a reason', async (_name, role) => {
  setConfiguration({ ...publicConfiguration, capabilities: ['extensions'] });
  signIn(admin, role);
  onCall('get', '/sales/:id', {
    ...paidSale,
    ...{ as: 'admin', state: 'underReview', isContactHidden: true, handOverCode: null },
    ...{ phoneNumber: null, meetingLocation: null, buyerEmail: null, sellerEmail: null },
    sellerPhoneNumber: null,
  });
  const contact = {
    ...{ phoneNumber: '01712345678', meetingLocation: 'Under the station clock' },
    ...{ buyerEmail: buyer.email, sellerEmail: seller.email, sellerPhoneNumber: '01812345678' },
  };
  const contactDataRequests = onCall('post', '/sales/:id/contact-data', contact);
  const { user } = renderApplication(pagePath);
  expect(await readActions()).toContain('Refund the buyer');
  expect(await screen.findByRole('region', { name: 'Notes of staff' })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Show contact data' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/^Reason/), 'The seller reports a threat.');
  await user.click(dialog.getByRole('button', { name: 'Show' }));
  expect(await screen.findByText('Under the station clock')).toBeVisible();
  expect(screen.getByRole('link', { name: buyer.email })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show contact data' })).not.toBeInTheDocument();
  expect(contactDataRequests.map(({ body }) => body)).toEqual([
    { reason: 'The seller reports a threat.' },
  ]);
});
