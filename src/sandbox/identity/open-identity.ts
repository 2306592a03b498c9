import type { FastifyInstance } from 'fastify';
import type { PublicConfiguration } from '../../contract/configuration';
import type { Database } from '../../server/database/database';
import { createFirebaseVerifier } from '../../server/identity/firebase-verifier';
import type { IdentityVerifier } from '../../server/identity/identity';
import { sandboxKeys, type RealFirebase } from '../parties';
import { createIdentityEmulator, type IdentityEmulator } from './identity-emulator';
import { mailboxAddress } from './mailbox-addresses';
import { registerIdentity } from './register-identity';
import { registerMailbox } from './register-mailbox';
import { createSandboxIdentityVerifier } from './sandbox-identity-verifier';

/** Who vouches for people, and what the pages and the server need to know of it. */
export interface IdentityParty {
  verifier: IdentityVerifier;
  configuration: Pick<PublicConfiguration, 'firebase' | 'identityEmulatorUrl' | 'mailboxUrl'>;
  /** Absent where accounts belong to Firebase. */
  createAccount?: IdentityEmulator['createAccount'];
  register(app: FastifyInstance): void;
}

/** The Firebase project, or the emulator in its place. */
export async function openIdentity(
  database: Database,
  firebase: RealFirebase | undefined,
): Promise<IdentityParty> {
  if (firebase) {
    return {
      verifier: createFirebaseVerifier(firebase.projectId),
      configuration: { firebase },
      register: () => undefined,
    };
  }
  const { firebaseProjectId: projectId, firebaseApiKey: apiKey } = sandboxKeys;
  const emulator = await createIdentityEmulator({ database, projectId });
  return {
    verifier: createSandboxIdentityVerifier(projectId, emulator.accounts),
    configuration: {
      firebase: { apiKey, authDomain: 'localhost', projectId },
      identityEmulatorUrl: '/',
      mailboxUrl: mailboxAddress,
    },
    createAccount: emulator.createAccount,
    register: (app) => {
      registerIdentity(app, emulator);
      registerMailbox(app, emulator);
    },
  };
}
