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
  /** Answers a request of the Firebase SDK; the body must not have been read. */
  handle(
    request: IncomingMessage,
    response: ServerResponse,
    onFailure: (error: unknown) => void,
  ): void;
  /** Creates an account, or makes an existing one of that uid like this. */
  createAccount: (account: SandboxAccount) => Promise<void>;
  accounts: Pick<StoredProjectState, 'getUserByLocalId'>;
  /** Those whose links still work, the newest first. */
  mails(): ListedEmail[];
  /** Whom a mail's code was sent to; undefined for one that works no more. */
  addressOfCode(code: string, purpose: MailPurpose): string | undefined;
  confirmEmail(code: string): Promise<void>;
  /** @returns what is wrong with the password; an empty text when it is taken. */
  setPassword(code: string, password: string): Promise<string>;
}

/** Firebase's own. */
const shortestPassword = 6;

/**
 * The official Firebase Auth emulator inside this process, with its accounts in the database: a
 * change is stored before its answer is sent, so that accounts, passwords and sessions survive
 * the end of the process, however it comes.
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
      // A browser that has all of an answer reuses the connection at once. Until the server has
      // ended that answer too, the next has no socket, and the emulator takes it for ended.
      if (response.socket) handleRequest(request, response);
      else response.once('socket', () => handleRequest(request, response));
    },
    async createAccount(account) {
      putAccount(state, account);
      await state.save();
    },
  };
}
