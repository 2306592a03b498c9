import { act, render, screen } from '@testing-library/react';
import toast from 'react-hot-toast';
import { Notifications } from '../../../src/client/app/notifications';
import { ThemeProvider } from '../../../src/client/theme/theme-provider';
import type * as Service from '../../../src/client/services/notifications';
import { notify, showStoredNotification } from '../../../src/client/services/notifications';

afterEach(() => act(() => toast.remove()));

test('shows a success and an error', () => {
  render(<Notifications />, { wrapper: ThemeProvider });
  act(() => {
    notify.success('Product Booked Successfully!');
    notify.error('Booked already.');
  });
  expect(screen.getByText('Product Booked Successfully!')).toBeInTheDocument();
  expect(screen.getByText('Booked already.')).toBeInTheDocument();
});

describe('a success message stored for the next page', () => {
  /** The messages that a newly loaded page shows. */
  function loadPage() {
    let loaded: typeof Service;
    jest.isolateModules(() => {
      jest.doMock('react-hot-toast', () => ({ __esModule: true, default: toast }));
      loaded = jest.requireActual('../../../src/client/services/notifications');
    });
    return loaded!;
  }

  test('is shown once on the next page', () => {
    loadPage().notifyAfterReload('Successfully Logged In!');
    const next = loadPage();
    render(<Notifications />, { wrapper: ThemeProvider });
    expect(screen.queryByText('Successfully Logged In!')).not.toBeInTheDocument();
    act(next.showStoredNotification);
    act(next.showStoredNotification);
    expect(screen.getAllByText('Successfully Logged In!')).toHaveLength(1);
    expect({ ...sessionStorage }).toEqual({});
  });

  test('is not shown on the current page', () => {
    const currentPage = loadPage();
    currentPage.notifyAfterReload('Successfully Logged In!');
    render(<Notifications />, { wrapper: ThemeProvider });
    act(currentPage.showStoredNotification);
    expect(screen.queryByText('Successfully Logged In!')).not.toBeInTheDocument();
    act(loadPage().showStoredNotification);
    expect(screen.getByText('Successfully Logged In!')).toBeInTheDocument();
  });
});

test('shows nothing when nothing was stored', () => {
  render(<Notifications />, { wrapper: ThemeProvider });
  act(showStoredNotification);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

describe('how long a message stays', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const advanceTime = (time: number) => act(() => jest.advanceTimersByTime(time));

  test.each([
    ['a success', notify.success, 2000],
    ['an error', notify.error, 4000],
  ])('%s', (name, show, stay) => {
    render(<Notifications />, { wrapper: ThemeProvider });
    act(() => show(`About ${name}`));
    advanceTime(stay - 1);
    const message = screen.getByText(`About ${name}`);
    expect(message).toBeInTheDocument();
    // It fades for one second before it is removed.
    advanceTime(1);
    advanceTime(1000);
    expect(message).not.toBeInTheDocument();
  });
});
