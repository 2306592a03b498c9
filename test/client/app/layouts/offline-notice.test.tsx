import { act, render, screen } from '@testing-library/react';
import { OfflineNotice } from '../../../../src/client/app/layouts/offline-notice';
import { Drawn } from '../../support/drawn';

function connection(online: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
}

afterEach(() => jest.restoreAllMocks());

test('says that the connection is gone for as long as it is', () => {
  render(<OfflineNotice />, { wrapper: Drawn });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  connection(false);
  expect(screen.getByRole('alert')).toHaveTextContent("You're offline.");
  connection(true);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
