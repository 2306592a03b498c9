import type { IncomingMessage, ServerResponse } from 'node:http';
import specification from 'firebase-tools/lib/emulator/auth/apiSpec';
import { authOperations } from 'firebase-tools/lib/emulator/auth/operations';
import { createApp } from 'firebase-tools/lib/emulator/auth/server';
import type { AgentProjectState } from 'firebase-tools/lib/emulator/auth/state';

/**
 * The only file that imports from firebase-tools: these modules are not a public API, so a test pins their
 * version. The command line tool would need 10 s and 200 MB more to start, and would lose the accounts when
 * it is killed.
 */

export { resetPassword, setAccountInfoImpl } from 'firebase-tools/lib/emulator/auth/operations';
export {
  AgentProjectState,
  type EmulatedUser,
  type OobRecord,
  type ProviderInfo,
} from 'firebase-tools/lib/emulator/auth/state';

/**
 * The endpoints that the browser SDK calls. The others are omitted: they would let any page delete or forge
 * accounts, and compiling them takes three seconds.
 */
const allowedPaths =
  /^\/v1\/(accounts:(createAuthUri|delete|lookup|resetPassword|sendOobCode|signInWithEmailLink|signInWithIdp|signInWithPassword|signUp|update)|projects|token)$|^\/v2\/(passwordPolicy|recaptchaConfig|accounts:revokeToken)$/;

type RequestHandler = (request: IncomingMessage, response: ServerResponse) => void;

/** Creates the request handler of the emulator for one project. */
export function createAuthEmulator(
  projectId: string,
  state: AgentProjectState,
): Promise<RequestHandler> {
  specification.paths = Object.fromEntries(
    Object.entries(specification.paths).filter(([path]) => allowedPaths.test(path)),
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

/** Creates an account or replaces the one with the same uid. */
export function createOrReplaceAccount(state: AgentProjectState, account: SandboxAccount): void {
  const { uid: localId, email, password: rawPassword, displayName, photoURL: photoUrl } = account;
  const { error } = authOperations.identitytoolkit.projects.accounts.batchCreate(state, {
    users: [{ localId, email, emailVerified: true, rawPassword, displayName, photoUrl }],
    allowOverwrite: true,
  });
  if (error[0]) throw new Error(`The account ${email} was not created: ${error[0].message}.`);
}
