import type { FastifyInstance } from 'fastify';
import type { PublicConfiguration } from '../../contract/configuration';
import type { Database } from '../../server/database/database';
import { createFirebaseVerifier } from '../../server/identity/firebase-verifier';
import type { IdentityVerifier } from '../../server/identity/identity';
import type { ListedMail } from '../mail/mailbox-pages';
import { mailboxAddress } from '../mail/addresses';
import { sandboxKeys, type ExternalServices } from '../external-services';
import { createIdentityEmulator, type IdentityEmulator } from './identity-emulator';
import { registerIdentity } from './register-identity';
import { registerMailLinks } from './register-mail-links';
import { rememberPeople } from './remember-people';
import { createSandboxIdentityVerifier } from './sandbox-identity-verifier';

/** Who vouches for people, and what the pages and the server need to know of it. */
export interface IdentityParty {
  verifier: IdentityVerifier;
  configuration: Pick<PublicConfiguration, 'firebase' | 'identityEmulatorUrl' | 'mailboxUrl'>;
  /** Absent where accounts belong to Firebase. */
  createAccount?: IdentityEmulator['createAccount'];
  /** What it would have sent; nothing of Firebase's own. */
  mails: () => readonly ListedMail[];
  register(app: FastifyInstance): void;
}

/** The Firebase project, or the emulator in its place. */
export async function openIdentity(
  database: Database,
  firebase: ExternalServices['firebase'],
): Promise<IdentityParty> {
  if (firebase) {
    return {
      verifier: rememberPeople(database, createFirebaseVerifier(firebase.projectId)),
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
      mailboxUrl: mailboxAddress,
    },
    createAccount: emulator.createAccount,
    mails: () => emulator.mails(),
    register: (app) => {
      registerIdentity(app, emulator);
      registerMailLinks(app, emulator);
    },
  };
}
