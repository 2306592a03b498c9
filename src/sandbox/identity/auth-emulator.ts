import type { IncomingMessage, ServerResponse } from 'node:http';
import specification from 'firebase-tools/lib/emulator/auth/apiSpec';
import { authOperations } from 'firebase-tools/lib/emulator/auth/operations';
import { createApp } from 'firebase-tools/lib/emulator/auth/server';
import type { AgentProjectState } from 'firebase-tools/lib/emulator/auth/state';

/**
 * The only file that imports from firebase-tools: these modules are not a public API, and a test names
 * the version that they belong to. The command line would take 10 s and 200 MB more to start, and would
 * lose the accounts when it is killed.
 */

export { resetPassword, setAccountInfoImpl } from 'firebase-tools/lib/emulator/auth/operations';
export {
  AgentProjectState,
  type EmulatedUser,
  type OobRecord,
  type ProviderInfo,
} from 'firebase-tools/lib/emulator/auth/state';

/**
 * The calls of the browser SDK. The others would let any page delete or forge accounts, and compiling
 * them takes three seconds.
 */
const usedPaths =
  /^\/v1\/(accounts:(createAuthUri|delete|lookup|resetPassword|sendOobCode|signInWithEmailLink|signInWithIdp|signInWithPassword|signUp|update)|projects|token)$|^\/v2\/(passwordPolicy|recaptchaConfig|accounts:revokeToken)$/;

type RequestHandler = (request: IncomingMessage, response: ServerResponse) => void;

/** The HTTP API of the emulator for the accounts of one project. */
export function createAuthEmulator(
  projectId: string,
  state: AgentProjectState,
): Promise<RequestHandler> {
  specification.paths = Object.fromEntries(
    Object.entries(specification.paths).filter(([path]) => usedPaths.test(path)),
  );
  return createApp(projectId, undefined, new Map([[projectId, state]]));
}

export interface SandboxAccount {
  uid: string;
  email: string;
  password: string;
  displayName: string;
  photoURL: string;
}

/** Creates an account, or replaces the one with the same uid. */
export function putAccount(state: AgentProjectState, account: SandboxAccount): void {
  const { uid: localId, email, password: rawPassword, displayName, photoURL: photoUrl } = account;
  const { error } = authOperations.identitytoolkit.projects.accounts.batchCreate(state, {
    users: [{ localId, email, emailVerified: true, rawPassword, displayName, photoUrl }],
    allowOverwrite: true,
  });
  if (error[0]) throw new Error(`The account ${email} was not created: ${error[0].message}.`);
}
