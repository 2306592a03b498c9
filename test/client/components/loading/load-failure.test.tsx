import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LoadFailure } from '../../../../src/client/components/loading/load-failure';
import { ThemeWrapper } from '../../support/theme-wrapper';

test('names what failed to load, and offers Retry', async () => {
  const retry = jest.fn();
  render(<LoadFailure label="the advertisements" onRetry={retry} />, { wrapper: ThemeWrapper });
  expect(screen.getByRole('alert')).toHaveTextContent('We could not load the advertisements.');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('shows the cause if it is known', () => {
  const reason = 'The marketplace did not answer in time. Please try again.';
  render(<LoadFailure label="your orders" reason={reason} onRetry={() => undefined} />, {
    wrapper: ThemeWrapper,
  });
  expect(screen.getByRole('alert')).toHaveTextContent(`We could not load your orders. ${reason}`);
  expect(screen.getByRole('alert')).not.toHaveTextContent('connection');
});

test('disables Retry during a retry', () => {
  render(<LoadFailure label="the advertisements" retrying onRetry={() => undefined} />, {
    wrapper: ThemeWrapper,
  });
  expect(screen.getByRole('button')).toBeDisabled();
});
