import type { FastifyInstance } from 'fastify';
import type { PublicConfiguration } from '../../contract/configuration';
import type { Database } from '../../server/database/database';
import { createFirebaseVerifier } from '../../server/identity/firebase-verifier';
import type { IdentityVerifier } from '../../server/identity/identity';
import type { ListedEmail } from '../mail/mailbox-pages';
import { mailboxPath } from '../mail/mailbox-path';
import { sandboxKeys, type ExternalServices } from '../external-services';
import { createIdentityEmulator, type IdentityEmulator } from './identity-emulator';
import { registerIdentity } from './register-identity';
import { registerMailLinks } from './register-mail-links';
import { recordUsers } from './record-users';
import { createSandboxIdentityVerifier } from './sandbox-identity-verifier';

/** The identity service, and its configuration for the pages. */
export interface IdentityService {
  verifier: IdentityVerifier;
  configuration: Pick<PublicConfiguration, 'firebase' | 'identityEmulatorUrl' | 'mailboxUrl'>;
  /** Absent with Firebase, which owns the accounts. */
  createAccount?: IdentityEmulator['createAccount'];
  /** Emails that the emulator would have sent. */
  mails: () => readonly ListedEmail[];
  register(app: FastifyInstance): void;
}

/** The Firebase project, or its emulator. */
export async function openIdentity(
  database: Database,
  firebase: ExternalServices['firebase'],
): Promise<IdentityService> {
  if (firebase) {
    return {
      verifier: recordUsers(database, createFirebaseVerifier(firebase.projectId)),
      configuration: { firebase },
      mails: () => [],
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
      mailboxUrl: mailboxPath,
    },
    createAccount: emulator.createAccount,
    mails: () => emulator.mails(),
    register: (app) => {
      registerIdentity(app, emulator);
      registerMailLinks(app, emulator);
    },
  };
}
