import { screen, waitFor, within } from '@testing-library/react';
import { product } from '../../support/fixtures';
import { onCall } from '../../support/api-stub';
import { currentUrl, renderApplication } from '../../support/render-application';
import { createSearchResponse } from '../../support/search-response';
import { setUpSearchServer } from '../../support/search-server';

setUpSearchServer();

const country = 'Bangladesh';
const places = [
  { names: ['Dhaka', 'Dacca', 'ঢাকা'], country, latitude: 23.76, longitude: 90.39 },
  { names: ['Sylhet'], country, latitude: 24.9, longitude: 91.87 },
];

const getPosition = jest.fn<void, Parameters<Geolocation['getCurrentPosition']>>();
const answerWith = (latitude: number, longitude: number) =>
  getPosition.mockImplementation((onPosition) =>
    onPosition({ coords: { latitude, longitude } } as GeolocationPosition),
  );
const failWith = (code: number) =>
  getPosition.mockImplementation((_onPosition, onError) =>
    onError?.({ code, PERMISSION_DENIED: 1 } as GeolocationPositionError),
  );

beforeEach(() => {
  getPosition.mockReset();
  Object.defineProperty(navigator, 'geolocation', {
    value: { getCurrentPosition: getPosition },
    configurable: true,
  });
  onCall('get', '/places', places);
});
afterEach(() => Reflect.deleteProperty(navigator, 'geolocation'));

const openSearch = async (url = '/search') => {
  const requests = onCall(
    'get',
    '/search',
    createSearchResponse({ distances: { [product._id]: 12 } }),
  );
  const { user } = renderApplication(url);
  const card = await screen.findByRole('article', { name: product.productName });
  const filter = within(screen.getByRole('group', { name: 'Distance' }));
  return { user, card, filter, requests, press: () => user.click(filter.getByRole('button')) };
};

test('Near me searches near the nearest place, and sends no position', async () => {
  answerWith(23.80123, 90.4056789);
  const { card, requests, press } = await openSearch();
  expect(getPosition).not.toHaveBeenCalled();
  await press();
  await waitFor(() => expect(currentUrl()).toBe('/search?near=Dhaka&order=nearest'));
  await waitFor(() => expect(requests.at(-1)?.path).toBe('/search?near=Dhaka&order=nearest'));
  expect(card).toHaveTextContent('· 12 km away');
  expect(screen.getByLabelText('Order')).toHaveDisplayValue('Nearest first');
});

test.each([
  ['refuses the position', () => failWith(1), /keep your position from this site. Enter a place/],
  ['does not find the position', () => failWith(3), /could not be found. Enter a place/],
  ['is far from all known places', () => answerWith(-50, 10), /don't know a place near you/],
  [
    'has no position to offer',
    () => Reflect.deleteProperty(navigator, 'geolocation'),
    /can’t tell where you are/,
  ],
])('a browser that %s gets a note in place', async (_case, prepare, note) => {
  prepare();
  const { filter, press } = await openSearch();
  await press();
  expect(await filter.findByRole('alert')).toHaveTextContent(note);
  expect(currentUrl()).toBe('/search');
});

test('a place is entered by any of its names, and its radius is changed and removed', async () => {
  const { user, filter } = await openSearch('/search?order=newest');
  const field = filter.getByLabelText('Near a place');
  await user.type(field, 'Atlantis{Enter}');
  expect(await filter.findByRole('alert')).toHaveTextContent('don’t know where “Atlantis” is');
  await user.clear(field);
  await user.type(field, 'ঢাকা{Enter}');
  await waitFor(() => expect(currentUrl()).toBe('/search?near=Dhaka&order=newest'));
  expect(filter.queryByRole('alert')).toBeNull();
  await user.selectOptions(filter.getByLabelText('Within'), 'Within 10 km');
  await waitFor(() => expect(currentUrl()).toBe('/search?near=Dhaka&within=10&order=newest'));
  await user.click(screen.getByRole('link', { name: /^Within 10 km of Dhaka/ }));
  await waitFor(() => expect(currentUrl()).toBe('/search?order=newest'));
  await waitFor(() => expect(field).toHaveValue(''));
});
