import { act, render, screen } from '@testing-library/react';
import { cloneElement } from 'react';
import { FullScreenSpinner } from '../../../../src/client/components/loading/full-screen-spinner';
import { LoadingStatus } from '../../../../src/client/components/loading/loading-status';
import { SectionSpinner } from '../../../../src/client/components/loading/section-spinner';
import { ThemeWrapper } from '../../support/theme-wrapper';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each([
  ['full-screen spinner', <FullScreenSpinner key="" />],
  ['spinner', <SectionSpinner key="" label="Loading the form" />],
  [
    'skeleton',
    <LoadingStatus key="" label="Loading the form">
      a skeleton
    </LoadingStatus>,
  ],
])('a %s shows after a few seconds that the page is still waiting', (_name, waiting) => {
  const { rerender } = render(waiting, { wrapper: ThemeWrapper });
  const status = screen.getByRole('status');
  act(() => jest.advanceTimersByTime(3000));
  // A re-render does not restart the timer.
  rerender(cloneElement(waiting));
  act(() => jest.advanceTimersByTime(1999));
  expect(status).not.toHaveTextContent('Still waiting');
  act(() => jest.advanceTimersByTime(1));
  expect(status).toHaveTextContent('Still waiting for a response.');
});
