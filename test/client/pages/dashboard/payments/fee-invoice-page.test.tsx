import { screen, within } from '@testing-library/react';
import { setConfiguration } from '../../../../../src/client/services/configuration';
import { onCall } from '../../../support/api-stub';
import { publicConfiguration } from '../../../support/configuration';
import { seller } from '../../../support/fixtures';
import { renderApplication, signIn } from '../../../support/render-application';
import { paidSale } from '../../../support/sales';

const feeTerms = {
  ...{ currency: 'usd', rate: 800, fixed: 0, minimum: 0, maximum: null, taxRate: 1900 },
};
const invoice = {
  ...{ number: 17, net: 9_600, tax: 1_824, taxRate: 1900, currency: 'usd' },
  issuedAt: '2026-11-21T10:00:00.000Z',
};
const saleOfSeller = { ...paidSale, as: 'seller', handOverCode: null, feeTerms };

beforeEach(() => {
  setConfiguration({ ...publicConfiguration, capabilities: ['extensions'] });
  signIn(seller, 'seller');
  onCall('get', '/site-pages/:name', { name: 'imprint', html: '<p>Time Trade, 1 Clock Lane</p>' });
});
afterEach(() => setConfiguration(publicConfiguration));

test('the order shows its seller the fee, and leads to the invoice once the sale is completed', async () => {
  onCall('get', '/sales/:id', { ...saleOfSeller, state: 'completed', feeDocuments: [invoice] });
  const { user } = renderApplication('/dashboard/order/order-3f9a21bc');
  const fee = within(await screen.findByRole('region', { name: 'Fee' }));
  expect(fee.getByText('You get').parentElement).toHaveTextContent('$1,085.76');
  await user.click(fee.getByRole('link', { name: 'See the invoice' }));
  const article = within(await screen.findByRole('article', { name: 'Invoice 17' }));
  expect(article.getByText('Total').parentElement).toHaveTextContent('$114.24');
  expect(article.getByText('Tax').parentElement).toHaveTextContent('$18.24 (19%)');
  expect(await article.findByText('Time Trade, 1 Clock Lane')).toBeVisible();
});

test('an order that was refunded has a credit note, and no fee any more', async () => {
  const creditNote = { ...invoice, number: 21, net: -9_600, tax: -1_824 };
  onCall('get', '/sales/:id', {
    ...{ ...saleOfSeller, state: 'refunded', feeDocuments: [invoice, creditNote] },
  });
  const { user } = renderApplication('/dashboard/order/order-3f9a21bc');
  const fee = within(await screen.findByRole('region', { name: 'Fee' }));
  expect(fee.queryByText('You get')).toBeNull();
  await user.click(fee.getByRole('link', { name: 'See the invoice and the credit note' }));
  const article = within(await screen.findByRole('article', { name: 'Credit note 21' }));
  expect(article.getByText('Total').parentElement).toHaveTextContent('-$114.24');
});

test('an order without a fee has no panel about it', async () => {
  onCall('get', '/sales/:id', { ...saleOfSeller, feeTerms: null, feeDocuments: [] });
  renderApplication('/dashboard/order/order-3f9a21bc');
  expect(await screen.findByRole('region', { name: 'Payment' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Fee' })).toBeNull();
});
