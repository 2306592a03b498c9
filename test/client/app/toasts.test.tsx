import { act, render, screen } from '@testing-library/react';
import toast from 'react-hot-toast';
import { Toasts } from '../../../src/client/app/toasts';
import { ThemeProvider } from '../../../src/client/theme/theme-provider';

// No screen shows these two kinds, but the specification sets their duration.
describe('a toast that is neither a success nor an error', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    act(() => toast.remove());
    jest.useRealTimers();
  });
  const advanceTime = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

  test('stays for 4 seconds', () => {
    render(<Toasts />, { wrapper: ThemeProvider });
    act(() => void toast('Blank'));
    advanceTime(4000 - 1);
    expect(screen.getByText('Blank')).toBeInTheDocument();
    advanceTime(1);
    advanceTime(1000);
    expect(screen.queryByText('Blank')).not.toBeInTheDocument();
  });

  test('stays without a limit while something is loading', () => {
    render(<Toasts />, { wrapper: ThemeProvider });
    act(() => void toast.loading('Loading'));
    advanceTime(24 * 60 * 60 * 1000);
    expect(screen.getByText('Loading')).toBeInTheDocument();
  });
});
