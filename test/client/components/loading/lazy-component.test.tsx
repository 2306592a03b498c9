import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazyComponent } from '../../../../src/client/components/loading/lazy-component';
import { ChunkFailureButton } from '../../../../src/client/components/loading/chunk-failure-button';
import { ThemeWrapper } from '../../support/theme-wrapper';

const Dial = ({ hour }: { hour: number }) => <p>It is {hour}</p>;
const Fallback = () => <p>One moment</p>;

test('a fallback is rendered until the component has loaded', async () => {
  let resolveChunk: (component: typeof Dial) => void = () => undefined;
  const load = () => new Promise<typeof Dial>((resolve) => (resolveChunk = resolve));
  const LazyDial = lazyComponent({ label: 'the dial', load, Fallback });
  render(<LazyDial hour={3} />, { wrapper: ThemeWrapper });
  expect(screen.getByText('One moment')).toBeVisible();
  resolveChunk(Dial);
  expect(await screen.findByText('It is 3')).toBeVisible();
});

test('a prefetched component renders at once', async () => {
  const LazyDial = lazyComponent({
    label: 'the dial',
    load: () => Promise.resolve(Dial),
    Fallback,
  });
  await LazyDial.preload();
  render(<LazyDial hour={4} />, { wrapper: ThemeWrapper });
  expect(screen.getByText('It is 4')).toBeVisible();
});

/** A component that loads at the second attempt. */
function createLazyComponent(
  Failed?: Parameters<typeof lazyComponent<{ hour: number }>>[0]['Failed'],
) {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = jest
    .fn<Promise<typeof Dial>, []>()
    .mockRejectedValueOnce(new Error('Offline'))
    .mockResolvedValue(Dial);
  return {
    errors,
    load,
    LazyDial: lazyComponent({ label: 'the dial', load, Fallback, ...(Failed && { Failed }) }),
  };
}

test('a component that fails to load shows an error, and loads again on Retry', async () => {
  const { LazyDial, errors } = createLazyComponent();
  render(<LazyDial hour={5} />, { wrapper: ThemeWrapper });
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not load the dial.');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('It is 5')).toBeVisible();
  // The error was logged, not thrown to React.
  expect(errors.mock.calls).toEqual([[new Error('Offline')]]);
});

test('a component that failed to load loads when the browser is online again', async () => {
  const { LazyDial, load } = createLazyComponent();
  render(
    <>
      <LazyDial hour={6} />
      <LazyDial hour={7} />
    </>,
    { wrapper: ThemeWrapper },
  );
  expect(await screen.findAllByRole('alert')).toHaveLength(2);
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('It is 6')).toBeVisible();
  expect(await screen.findByText('It is 7')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

test('a button whose chunk fails to load stays, and a click shows why', async () => {
  const { LazyDial, load } = createLazyComponent(({ reloadChunk }) => (
    <ChunkFailureButton reloadChunk={reloadChunk}>Wind it</ChunkFailureButton>
  ));
  load.mockRejectedValueOnce(new Error('Still offline'));
  render(<LazyDial hour={8} />, { wrapper: ThemeWrapper });
  const button = await screen.findByRole('button', { name: 'Wind it' });
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent('Try again when you are online.');
  await userEvent.click(button);
  expect(await screen.findByText('It is 8')).toBeVisible();
});
