import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import toast from 'react-hot-toast';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { createStore } from '../../../src/client/api/store';
import { DeferredSessionProvider } from '../../../src/client/session/use-session';
import { Announcements } from '../../../src/client/app/announcements';
import { Toasts } from '../../../src/client/app/toasts';
import { Routes } from '../../../src/client/app/routes';
import { SessionKeeper } from '../../../src/client/session/session-keeper';
import type { AuthUser, Role } from '../../../src/contract/accounts/user';
import { ThemeWrapper } from './theme-wrapper';
import { firebase } from './firebase-auth';
import { userRecord } from './fixtures';
import { onCall } from './api-stub';

afterEach(() => act(() => toast.remove()));

/** Signs in a user with an account at the marketplace. */
export function signIn(
  person: AuthUser,
  role: Role | null,
  { verified = false, hasBothRoles = false }: { verified?: boolean; hasBothRoles?: boolean } = {},
): void {
  firebase.setSignedInUser(person);
  onCall('get', '/user/:email', userRecord(person, { role, verified, hasBothRoles }));
}

/** Renders the whole application at a URL. @param state the history state of a link */
export function renderApplication(url: string, state?: unknown) {
  window.history.replaceState({ usr: state, key: 'test' }, '', url);
  const user = userEvent.setup();
  const store = createStore();
  render(
    <ThemeWrapper>
      <Provider store={store}>
        <SessionKeeper />
        <Toasts />
        <Announcements />
        <DeferredSessionProvider>
          <BrowserRouter>
            <Routes />
          </BrowserRouter>
        </DeferredSessionProvider>
      </Provider>
    </ThemeWrapper>,
  );
  return { user, store };
}

/** The current path, query and hash. */
export const currentUrl = (): string =>
  `${window.location.pathname}${window.location.search}${window.location.hash}`;
