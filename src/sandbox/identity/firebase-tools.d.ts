/** Types of the modules of firebase-tools that `auth-emulator.ts` imports. */

declare module 'firebase-tools/lib/emulator/auth/state' {
  export interface EmulatedUser {
    localId: string;
    email?: string;
    emailVerified?: boolean;
    displayName?: string;
    photoUrl?: string;
    disabled?: boolean;
    /** Seconds since the epoch, as text: tokens issued before it are invalid. */
    validSince?: string;
  }

  export interface ProviderInfo {
    displayName?: string;
    email?: string;
    photoUrl?: string;
  }

  /** A one-time code in an email. */
  export interface OobRecord {
    email: string;
    /** The address that replaces `email`. */
    newEmail?: string | undefined;
    requestType: string;
    oobCode: string;
    oobLink: string;
  }

  export class AgentProjectState {
    constructor(projectId: string);
    enableImprovedEmailPrivacy: boolean;
    getUserByLocalId(localId: string): EmulatedUser | undefined;
    overwriteUserWithLocalId(localId: string, user: EmulatedUser): EmulatedUser;
    updateUserByLocalId(
      localId: string,
      fields: Partial<EmulatedUser>,
      options?: { deleteProviders?: string[] },
    ): EmulatedUser;
    deleteUser(user: EmulatedUser): void;
    createOob(
      email: string,
      newEmail: string | undefined,
      requestType: string,
      generateLink: (code: string) => string,
    ): OobRecord;
    validateOobCode(code: string): OobRecord | undefined;
    listOobCodes(): Iterable<OobRecord>;
    /** The accounts that the chooser of a provider offers. */
    listProviderInfosByProviderId(providerId: string): ProviderInfo[];
  }
}

declare module 'firebase-tools/lib/emulator/auth/server' {
  import type { IncomingMessage, ServerResponse } from 'node:http';
  import type { AgentProjectState } from 'firebase-tools/lib/emulator/auth/state';

  export function createApp(
    projectId: string,
    singleProjectMode: undefined,
    states: Map<string, AgentProjectState>,
  ): Promise<(request: IncomingMessage, response: ServerResponse) => void>;
}

declare module 'firebase-tools/lib/emulator/auth/operations' {
  import type { AgentProjectState } from 'firebase-tools/lib/emulator/auth/state';

  interface NewAccount {
    localId: string;
    email: string;
    emailVerified: boolean;
    rawPassword: string;
    displayName: string;
    photoUrl: string;
  }

  /** @throws `INVALID_OOB_CODE`, or `WEAK_PASSWORD : ` with a reason */
  export function resetPassword(
    state: AgentProjectState,
    request: { oobCode: string; newPassword: string },
  ): void;

  /** Confirms the address that the code was sent to. */
  export function setAccountInfoImpl(
    state: AgentProjectState,
    request: { oobCode: string },
  ): { localId: string; newEmail?: string | undefined };

  export const authOperations: {
    identitytoolkit: {
      projects: {
        accounts: {
          batchCreate(
            state: AgentProjectState,
            request: { users: NewAccount[]; allowOverwrite: boolean },
          ): { error: { index: number; message: string }[] };
        };
      };
    };
  };
}

declare module 'firebase-tools/lib/emulator/auth/apiSpec' {
  const specification: { paths: Record<string, unknown> };
  export default specification;
}
