import { screen, waitFor, within } from '@testing-library/react';
import { setConfiguration } from '../../../../src/client/services/configuration';
import { publicConfiguration } from '../../support/configuration';
import { category } from '../../support/fixtures';
import { deferResponse, json, onCall, errorResponse } from '../../support/api-stub';
import { renderApplication } from '../../support/render-application';

beforeEach(() => onCall('get', '/ads', { data: [] }));
afterEach(() => setConfiguration(publicConfiguration));

const findRegion = (name: string) => screen.findByRole('region', { name });

test('opens with the banner of the specification', async () => {
  onCall('get', '/categories', [category]);
  renderApplication('/');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Best Watch Reselling Marketplace.' }),
  ).toBeVisible();
  expect(screen.getByText('Better three hours too soon than a minute too late.')).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Home - Think. Feel. Resell.'));
});

test('each list item of the banner has a link', async () => {
  onCall('get', '/categories', [category]);
  renderApplication('/');
  const main = within(await screen.findByRole('main'));
  await main.findByRole('heading', { level: 1 });
  const itemsWithoutLink = main
    .queryAllByRole('listitem')
    .filter((item) => !item.querySelector('a'));
  expect(itemsWithoutLink.map(({ textContent }) => textContent)).toEqual([]);
});

test.each([
  { capabilities: ['extensions'] as const, count: 1 },
  { capabilities: [], count: 0 },
])(
  'a server with the capabilities $capabilities protects money: said $count times',
  async ({ capabilities, count }) => {
    setConfiguration({ ...publicConfiguration, capabilities: [...capabilities] });
    onCall('get', '/categories', [category]);
    renderApplication('/');
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryAllByText('Your money is held until you have the watch')).toHaveLength(
      count,
    );
  },
);

describe('the categories', () => {
  test('show their name, 100 characters of their description and a link', async () => {
    const description = `${'x'.repeat(99)}yz`;
    const withEmoji = { _id: 'other', name: 'Divers', description: `${'z'.repeat(99)}👍🏽 and more` };
    onCall('get', '/categories', [{ ...category, description }, withEmoji]);
    renderApplication('/');
    const carousel = await findRegion('Choose Category');
    expect(await within(carousel).findByRole('heading', { name: 'Dress watches' })).toBeVisible();
    expect(within(carousel).getByText(`${'x'.repeat(99)}y…`)).toBeVisible();
    expect(within(carousel).getByText(`${'z'.repeat(99)}…`)).toBeInTheDocument();
    expect(within(carousel).getAllByRole('link', { name: 'Show Products' })[0]).toHaveAttribute(
      'href',
      '/category/category-1',
    );
  });

  test('show a spinner until they have loaded', async () => {
    const { respond, release } = deferResponse([category]);
    onCall('get', '/categories', respond);
    renderApplication('/');
    expect(await screen.findByText('Loading the categories')).toBeInTheDocument();
    release();
    expect(await screen.findByRole('heading', { name: 'Dress watches' })).toBeVisible();
  });

  test('offer Retry when they cannot be loaded', async () => {
    onCall('get', '/categories', (_request, count) =>
      count === 1 ? errorResponse(400, 'No.') : json([category]),
    );
    const { user } = renderApplication('/');
    const carousel = await findRegion('Choose Category');
    expect(await within(carousel).findByRole('alert')).toHaveTextContent('the categories');
    await user.click(within(carousel).getByRole('button', { name: 'Retry' }));
    expect(await within(carousel).findByRole('heading', { name: 'Dress watches' })).toBeVisible();
  });
});

test('shows a thank-you for the contact form, without validating or sending it', async () => {
  onCall('get', '/categories', [category]);
  const { user } = renderApplication('/');
  const contact = await findRegion('Contact Us');
  for (const label of ['First name', 'Last name', 'Email', 'Message']) {
    expect(within(contact).getByLabelText(label)).toHaveValue('');
  }
  // A request would fail this test, because no handler is registered.
  await user.click(within(contact).getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Thanks for Contacting Us!')).toBeInTheDocument();
});
