import type { FastifyInstance } from 'fastify';
import type { PublicConfiguration } from '../../contract/platform/configuration';
import type { Database } from '../../server/database/database';
import { createFirebaseVerifier } from '../../server/domains/access/firebase-verifier';
import type { IdentityVerifier } from '../../server/domains/access/identity';
import type { IdentityAccounts } from '../../server/domains/access/identity-accounts';
import type { ListedEmail } from '../mail/mailbox-pages';
import { mailboxPath } from '../mail/mailbox-path';
import { sandboxKeys, type ExternalServices } from '../external-services';
import { createIdentityEmulator, type IdentityEmulator } from './identity-emulator';
import { registerIdentity } from './register-identity';
import { registerEmailLinks } from './register-email-links';
import { createSandboxIdentityVerifier } from './sandbox-identity-verifier';
import { sql } from '../../server/database/sql';

/** The identity service and its public configuration. */
export interface IdentityService {
  verifier: IdentityVerifier;
  /** Undefined with a real Firebase project without a service account. */
  accounts?: IdentityAccounts;
  configuration: Pick<PublicConfiguration, 'firebase' | 'identityEmulatorUrl' | 'mailboxUrl'>;
  /** Undefined with a real Firebase project, which manages its accounts itself. */
  createAccount?: IdentityEmulator['createAccount'];
  /** Returns the emails that the emulator would have sent. */
  listEmails: () => readonly ListedEmail[];
  register(app: FastifyInstance): void;
}

/** Connects to the Firebase project, or creates its emulator if none is configured. */
export async function createIdentityService(
  database: Database,
  firebase: ExternalServices['firebase'],
): Promise<IdentityService> {
  if (firebase) {
    return {
      verifier: withUserRecording(database, createFirebaseVerifier(firebase.projectId)),
      configuration: { firebase },
      listEmails: () => [],
      register: () => undefined,
    };
  }
  const { firebaseProjectId: projectId, firebaseApiKey: apiKey } = sandboxKeys;
  const emulator = await createIdentityEmulator({ database, projectId });
  return {
    verifier: createSandboxIdentityVerifier(projectId, emulator.accounts),
    accounts: { delete: (uid) => emulator.deleteAccount(uid) },
    configuration: {
      firebase: { apiKey, authDomain: 'localhost', projectId },
      identityEmulatorUrl: '/',
      mailboxUrl: mailboxPath,
    },
    createAccount: emulator.createAccount,
    listEmails: () => emulator.listEmails(),
    register: (app) => {
      registerIdentity(app, emulator);
      registerEmailLinks(app, emulator);
    },
  };
}

/**
 * Wraps a verifier to record each user before their data is stored. If a marketplace later goes live on the
 * same database, `assertSandboxDatabase` recognizes it by users who are not recorded.
 */
function withUserRecording(database: Database, verify: IdentityVerifier): IdentityVerifier {
  const recordedIds = new Set<string>();
  return async (idToken) => {
    const identity = await verify(idToken);
    if (!recordedIds.has(identity.uid)) {
      await database.query(
        sql`insert into sandbox.people (uid) values (${identity.uid}) on conflict (uid) do nothing`,
      );
      recordedIds.add(identity.uid);
    }
    return identity;
  };
}
