import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Database } from '../../server/database/database';
import { makeChooserOffline } from './account-chooser';
import { AccountStore } from './account-store';
import {
  createAuthEmulator,
  putAccount,
  resetPassword,
  setAccountInfoImpl,
  type SandboxAccount,
} from './auth-emulator';
import { holdResponse } from './held-response';
import type { ListedEmail } from '../mail/mailbox-pages';
import { StoredProjectState, type MailPurpose } from './stored-project-state';

export interface IdentityEmulator {
  /** Handles a request of the Firebase SDK, whose body must be unread. */
  handle(
    request: IncomingMessage,
    response: ServerResponse,
    onFailure: (error: unknown) => void,
  ): void;
  /** Creates an account, or replaces the one with the same uid. */
  createAccount: (account: SandboxAccount) => Promise<void>;
  accounts: Pick<StoredProjectState, 'getUserByLocalId'>;
  /** Emails with valid links, newest first. */
  mails(): ListedEmail[];
  /** The recipient of a code; undefined if it is no longer valid. */
  addressOfCode(code: string, purpose: MailPurpose): string | undefined;
  confirmEmail(code: string): Promise<void>;
  /** @returns the problem of the password, or an empty string */
  setPassword(code: string, password: string): Promise<string>;
}

/** Firebase's minimum. */
const shortestPassword = 6;

/**
 * The official Firebase Auth emulator in this process, with its accounts in the database. A change is
 * stored before its response is sent, so accounts, passwords and sessions survive a kill.
 */
export async function createIdentityEmulator(options: {
  database: Database;
  projectId: string;
}): Promise<IdentityEmulator> {
  const state = new StoredProjectState(options.projectId, new AccountStore(options.database));
  await state.restore();
  const handleRequest = await createAuthEmulator(options.projectId, state);

  return {
    accounts: state,
    mails: () => state.mails(),
    addressOfCode(code, purpose) {
      const record = state.validateOobCode(code);
      return record?.requestType === purpose ? record.email : undefined;
    },
    async confirmEmail(oobCode) {
      setAccountInfoImpl(state, { oobCode });
      await state.save();
    },
    async setPassword(oobCode, newPassword) {
      if (newPassword.length < shortestPassword) {
        return `Choose a password of at least ${shortestPassword} characters.`;
      }
      resetPassword(state, { oobCode, newPassword });
      await state.save();
      return '';
    },
    handle(request, response, onFailure) {
      const isChooser = request.url?.startsWith('/emulator/auth/handler');
      const store = async (body: Buffer) => {
        await state.save();
        return isChooser ? makeChooserOffline(body.toString()) : body;
      };
      holdResponse(response, store, onFailure);
      // A browser reuses the connection as soon as it has the whole response. Until the server has
      // finished that response, the next one has no socket, and the emulator takes it for closed.
      if (response.socket) handleRequest(request, response);
      else response.once('socket', () => handleRequest(request, response));
    },
    async createAccount(account) {
      putAccount(state, account);
      await state.save();
    },
  };
}
