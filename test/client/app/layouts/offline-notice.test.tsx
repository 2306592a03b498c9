import { act, render, screen } from '@testing-library/react';
import { OfflineNotice } from '../../../../src/client/app/layouts/offline-notice';
import { ThemeWrapper } from '../../support/theme-wrapper';

function setOnline(online: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
}

afterEach(() => jest.restoreAllMocks());

test('is visible while the browser is offline', () => {
  render(<OfflineNotice />, { wrapper: ThemeWrapper });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  setOnline(false);
  expect(screen.getByRole('alert')).toHaveTextContent("You're offline.");
  setOnline(true);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
