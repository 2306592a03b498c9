import type { IncomingMessage, ServerResponse } from 'node:http';
import specification from 'firebase-tools/lib/emulator/auth/apiSpec';
import {
  authOperations,
  resetPassword,
  setAccountInfoImpl,
} from 'firebase-tools/lib/emulator/auth/operations';
import { createApp } from 'firebase-tools/lib/emulator/auth/server';
import type { Database } from '../../server/database/database';
import { makeChooserOffline } from './account-chooser';
import { AccountStore } from './account-store';
import { holdResponse } from './held-response';
import type { ListedMail } from '../mail/mailbox-pages';
import { StoredProjectState, type MailPurpose } from './stored-project-state';

interface SandboxAccount {
  uid: string;
  email: string;
  password: string;
  displayName: string;
  photoURL: string;
}

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
  mails(): ListedMail[];
  /** Whom a mail's code was sent to; undefined for one that works no more. */
  addressOfCode(code: string, purpose: MailPurpose): string | undefined;
  confirmEmail(code: string): Promise<void>;
  /** @returns what is wrong with the password; an empty text when it is taken. */
  setPassword(code: string, password: string): Promise<string>;
}

/**
 * The calls of the browser SDK. The others, which would let any page wipe or forge accounts, are
 * left out, and compiling the whole list would take three seconds more.
 */
const usedPaths =
  /^\/v1\/(accounts:(createAuthUri|delete|lookup|resetPassword|sendOobCode|signInWithEmailLink|signInWithIdp|signInWithPassword|signUp|update)|projects|token)$|^\/v2\/(passwordPolicy|recaptchaConfig|accounts:revokeToken)$/;

/** Firebase's own. */
const shortestPassword = 6;

function leaveOutUnusedPaths(): void {
  specification.paths = Object.fromEntries(
    Object.entries(specification.paths).filter(([path]) => usedPaths.test(path)),
  );
}

/**
 * The official Firebase Auth emulator inside this process, with its accounts in the database: a
 * change is stored before its answer is sent, so that accounts, passwords and sessions survive
 * the end of the process, however it comes.
 */
export async function createIdentityEmulator(options: {
  database: Database;
  projectId: string;
}): Promise<IdentityEmulator> {
  leaveOutUnusedPaths();
  const state = new StoredProjectState(options.projectId, new AccountStore(options.database));
  await state.restore();
  const states = new Map([[options.projectId, state]]);
  const answer = await createApp(options.projectId, undefined, states);

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
      if (response.socket) answer(request, response);
      else response.once('socket', () => answer(request, response));
    },
    async createAccount({ uid, email, password, displayName, photoURL }) {
      const account = { email, emailVerified: true, rawPassword: password, displayName };
      const { error } = authOperations.identitytoolkit.projects.accounts.batchCreate(state, {
        users: [{ ...account, localId: uid, photoUrl: photoURL }],
        allowOverwrite: true,
      });
      if (error[0]) throw new Error(`The account ${email} was not created: ${error[0].message}.`);
      await state.save();
    },
  };
}
