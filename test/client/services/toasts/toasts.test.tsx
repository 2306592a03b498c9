import { act, render, screen } from '@testing-library/react';
import hotToast from 'react-hot-toast';
import { setGoodsWords } from '../../../../src/contract/website/goods-words';
import { Toasts } from '../../../../src/client/app/toasts';
import { ThemeProvider } from '../../../../src/client/theme/theme-provider';
import type * as Service from '../../../../src/client/services/toasts/toasts';
import { toast, showStoredToast } from '../../../../src/client/services/toasts/toasts';

afterEach(() => {
  act(() => hotToast.remove());
  setGoodsWords();
});

test('shows a success toast and an error toast', () => {
  render(<Toasts />, { wrapper: ThemeProvider });
  act(() => {
    toast.success('Product Booked Successfully!');
    toast.error('Booked already.');
  });
  expect(screen.getByText('Product Booked Successfully!')).toBeInTheDocument();
  expect(screen.getByText('Booked already.')).toBeInTheDocument();
});

test('a toast shows the name of a product as its seller has written it', () => {
  setGoodsWords({ goodsSingular: 'camera', goodsPlural: 'cameras' });
  render(<Toasts />, { wrapper: ThemeProvider });
  act(() => {
    toast.success('Paid: Apple Watch Ultra');
    toast.error('Apple Watch Ultra is no longer available.');
  });
  expect(screen.getByText('Paid: Apple Watch Ultra')).toBeInTheDocument();
  expect(screen.getByText('Apple Watch Ultra is no longer available.')).toBeInTheDocument();
});

describe('a success message stored for the next page', () => {
  /** The toasts module as a newly loaded page imports it. */
  function loadPage() {
    let loaded: typeof Service;
    jest.isolateModules(() => {
      jest.doMock('react-hot-toast', () => ({ __esModule: true, default: hotToast }));
      loaded = jest.requireActual('../../../../src/client/services/toasts/toasts');
    });
    return loaded!;
  }

  test('is shown once on the next page', () => {
    loadPage().showToastAfterReload('Successfully Logged In!');
    const next = loadPage();
    render(<Toasts />, { wrapper: ThemeProvider });
    expect(screen.queryByText('Successfully Logged In!')).not.toBeInTheDocument();
    act(next.showStoredToast);
    act(next.showStoredToast);
    expect(screen.getAllByText('Successfully Logged In!')).toHaveLength(1);
    expect({ ...sessionStorage }).toEqual({});
  });

  test('is not shown on the current page', () => {
    const currentPage = loadPage();
    currentPage.showToastAfterReload('Successfully Logged In!');
    render(<Toasts />, { wrapper: ThemeProvider });
    act(currentPage.showStoredToast);
    expect(screen.queryByText('Successfully Logged In!')).not.toBeInTheDocument();
    act(loadPage().showStoredToast);
    expect(screen.getByText('Successfully Logged In!')).toBeInTheDocument();
  });
});

test('shows nothing when nothing was stored', () => {
  render(<Toasts />, { wrapper: ThemeProvider });
  act(showStoredToast);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

describe('a toast', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const advanceTime = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

  test.each([
    ['success', 2000, toast.success],
    ['error', 4000, toast.error],
  ])('of the type %s is visible for %d ms', (type, duration, show) => {
    render(<Toasts />, { wrapper: ThemeProvider });
    act(() => show(`Toast of the type ${type}`));
    advanceTime(duration - 1);
    const message = screen.getByText(`Toast of the type ${type}`);
    expect(message).toBeInTheDocument();
    // The toast fades out for one second before it is removed.
    advanceTime(1);
    advanceTime(1000);
    expect(message).not.toBeInTheDocument();
  });
});
