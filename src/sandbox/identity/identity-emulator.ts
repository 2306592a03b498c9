import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Database } from '../../server/database/database';
import { removeExternalResources } from './account-chooser';
import { AccountStore } from './account-store';
import {
  createAuthEmulator,
  createOrReplaceAccount,
  resetPassword,
  setAccountInfoImpl,
  type SandboxAccount,
} from './auth-emulator';
import { bufferResponse } from './buffer-response';
import type { ListedEmail } from '../mail/mailbox-pages';
import { StoredProjectState, type EmailPurpose } from './stored-project-state';

export interface IdentityEmulator {
  /** Handles a request of the Firebase SDK. Its body must not have been read. */
  handle(
    request: IncomingMessage,
    response: ServerResponse,
    onFailure: (error: unknown) => void,
  ): void;
  /** Creates an account or replaces the one with the same uid. */
  createAccount: (account: SandboxAccount) => Promise<void>;
  deleteAccount: (uid: string) => Promise<void>;
  accounts: Pick<StoredProjectState, 'getUserByLocalId'>;
  /** Returns the emails with valid links, newest first. */
  listEmails(): ListedEmail[];
  /** Returns the email address that a code was sent to; undefined if the code is invalid. */
  findEmailByCode(code: string, purpose: EmailPurpose): string | undefined;
  confirmEmail(code: string): Promise<void>;
  /** @returns the problem of the password, or an empty string */
  setPassword(code: string, password: string): Promise<string>;
}

/** Firebase's minimum, in characters. */
const minPasswordLength = 6;

/**
 * Creates the official Firebase Auth emulator in this process, with its accounts in the database. Changes
 * are stored before the response is sent, so accounts, passwords and sessions survive a kill.
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
    listEmails: () => state.listEmails(),
    findEmailByCode(code, purpose) {
      const record = state.validateOobCode(code);
      return record?.requestType === purpose ? (record.newEmail ?? record.email) : undefined;
    },
    async confirmEmail(oobCode) {
      const { localId, newEmail } = setAccountInfoImpl(state, { oobCode });
      // Like Firebase, and unlike the emulator, ends all sign-ins with the former address.
      if (newEmail !== undefined) {
        state.updateUserByLocalId(localId, { validSince: `${Math.floor(Date.now() / 1000)}` });
      }
      await state.save();
    },
    async setPassword(oobCode, newPassword) {
      if (newPassword.length < minPasswordLength) {
        return `Choose a password of at least ${minPasswordLength} characters.`;
      }
      resetPassword(state, { oobCode, newPassword });
      await state.save();
      return '';
    },
    handle(request, response, onFailure) {
      const isChooser = request.url?.startsWith('/emulator/auth/handler');
      const saveAndConvertBody = async (body: Buffer) => {
        await state.save();
        return isChooser ? removeExternalResources(body.toString()) : body;
      };
      bufferResponse(response, saveAndConvertBody, onFailure);
      // A browser may reuse a connection before the server has finished the previous response. The next
      // response then has no socket yet, and the emulator would consider it closed.
      if (response.socket) handleRequest(request, response);
      else response.once('socket', () => handleRequest(request, response));
    },
    async deleteAccount(uid) {
      const account = state.getUserByLocalId(uid);
      if (!account) return;
      state.deleteUser(account);
      await state.save();
    },
    async createAccount(account) {
      createOrReplaceAccount(state, account);
      await state.save();
    },
  };
}
