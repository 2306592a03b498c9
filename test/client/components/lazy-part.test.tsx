import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazyPart } from '../../../src/client/components/lazy-part';
import { Drawn } from '../support/drawn';

const Dial = ({ hour }: { hour: number }) => <p>It is {hour}</p>;
const Waiting = () => <p>One moment</p>;

test('something of its size stands for a part until it is there', async () => {
  let arrive: (part: typeof Dial) => void = () => undefined;
  const load = () => new Promise<typeof Dial>((resolve) => (arrive = resolve));
  const Part = lazyPart({ what: 'the dial', load, Waiting });
  render(<Part hour={3} />, { wrapper: Drawn });
  expect(screen.getByText('One moment')).toBeVisible();
  arrive(Dial);
  expect(await screen.findByText('It is 3')).toBeVisible();
});

test('a part that was fetched before is drawn at once', async () => {
  const Part = lazyPart({ what: 'the dial', load: () => Promise.resolve(Dial), Waiting });
  await Part.preload();
  render(<Part hour={4} />, { wrapper: Drawn });
  expect(screen.getByText('It is 4')).toBeVisible();
});

test('a part that did not come says so, and is asked for again on Retry', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = jest
    .fn<Promise<typeof Dial>, []>()
    .mockRejectedValueOnce(new Error('Offline'))
    .mockResolvedValue(Dial);
  const Part = lazyPart({ what: 'the dial', load, Waiting });
  render(<Part hour={5} />, { wrapper: Drawn });
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not load the dial.');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('It is 5')).toBeVisible();
});
