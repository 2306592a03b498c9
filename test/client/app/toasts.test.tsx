import { act, render, screen, waitFor } from '@testing-library/react';
import toast from 'react-hot-toast';
import { Announcements } from '../../../src/client/app/announcements';
import { OfflineNotice } from '../../../src/client/app/layouts/offline-notice';
import { Toasts } from '../../../src/client/app/toasts';
import { FormDialog } from '../../../src/client/components/dialogs/form-dialog';
import { announce } from '../../../src/client/services/toasts/announcements';
import { ThemeWrapper } from '../support/theme-wrapper';

// No screen shows these two kinds, but the specification sets their duration.
describe('a toast that is neither a success nor an error', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    act(() => toast.remove());
    jest.useRealTimers();
  });
  const advanceTime = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

  test('stays for 4 seconds', () => {
    render(<Toasts />, { wrapper: ThemeWrapper });
    act(() => void toast('Blank'));
    advanceTime(4000 - 1);
    expect(screen.getByText('Blank')).toBeInTheDocument();
    advanceTime(1);
    advanceTime(1000);
    expect(screen.queryByText('Blank')).not.toBeInTheDocument();
  });

  test('stays without a limit while something is loading', () => {
    render(<Toasts />, { wrapper: ThemeWrapper });
    act(() => void toast.loading('Loading'));
    advanceTime(24 * 60 * 60 * 1000);
    expect(screen.getByText('Loading')).toBeInTheDocument();
  });
});

describe('while a dialog is open, screen readers hear', () => {
  const renderDialog = async () => {
    render(
      <>
        <Toasts />
        <Announcements />
        <OfflineNotice />
        <FormDialog open title="Book" onClose={jest.fn()} onExitComplete={jest.fn()}>
          <input />
        </FormDialog>
      </>,
      { wrapper: ThemeWrapper },
    );
    await screen.findByRole('dialog');
    await waitFor(() => expect(document.querySelector('[aria-hidden="true"]')).not.toBeNull());
  };
  afterEach(() => act(() => toast.remove()));

  test('a toast', async () => {
    await renderDialog();
    act(() => void toast.success('Saved'));
    expect(await screen.findByRole('status')).toHaveTextContent('Saved');
  });

  test('a change by another user', async () => {
    await renderDialog();
    act(() => announce('Sam: Is it still available?'));
    expect(screen.getByRole('log')).toHaveTextContent('Sam: Is it still available?');
  });

  test('that the connection is lost', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await renderDialog();
    expect(screen.getByRole('alert')).toHaveTextContent("You're offline");
    onLine.mockRestore();
  });
});
