import {
  AgentProjectState,
  type EmulatedUser,
  type OobRecord,
  type ProviderInfo,
} from './auth-emulator';
import type { AccountStore } from './account-store';
import type { ListedEmail } from '../mail/mailbox-pages';

const maxListedEmails = 50;

const subjects = {
  VERIFY_EMAIL: 'Confirm your email address',
  PASSWORD_RESET: 'Choose a new password',
  VERIFY_AND_CHANGE_EMAIL: 'Confirm your new email address',
};

export type EmailPurpose = keyof typeof subjects;

/** The state of the emulator in memory; tracks unsaved accounts. */
export class StoredProjectState extends AgentProjectState {
  private readonly changedIds = new Set<string>();
  private lastSave = Promise.resolve();
  private readonly sentAt = new Map<string, Date>();

  constructor(
    projectId: string,
    private readonly store: AccountStore,
  ) {
    super(projectId);
    // Firebase's default since 2023: a failed sign-in does not reveal whether the account exists.
    this.enableImprovedEmailPrivacy = true;
  }

  async restore(): Promise<void> {
    for (const account of await this.store.load()) {
      this.overwriteUserWithLocalId(account.localId, account);
    }
    this.changedIds.clear();
  }

  /** The emulator calls this whenever it creates or changes an account. */
  override updateUserByLocalId(
    localId: string,
    fields: Partial<EmulatedUser>,
    options?: { deleteProviders?: string[] },
  ): EmulatedUser {
    this.changedIds.add(localId);
    // Like Firebase, and unlike the emulator, an account without its password keeps its email address.
    const { email, emailVerified, ...others } = fields;
    const keepsEmail = options?.deleteProviders?.includes('password') && email === undefined;
    return super.updateUserByLocalId(localId, keepsEmail ? others : fields, options);
  }

  override deleteUser(user: EmulatedUser): void {
    this.changedIds.add(user.localId);
    super.deleteUser(user);
  }

  override createOob(
    email: string,
    newEmail: string | undefined,
    requestType: string,
    generateLink: (code: string) => string,
  ): OobRecord {
    const record = super.createOob(email, newEmail, requestType, generateLink);
    this.sentAt.set(record.oobCode, new Date());
    return record;
  }

  listEmails(): ListedEmail[] {
    const records = [...this.listOobCodes()].reverse().slice(0, maxListedEmails);
    return records.map(({ email, newEmail, requestType, oobCode, oobLink }) => {
      const { pathname, search } = new URL(oobLink);
      const subject = isEmailPurpose(requestType) ? subjects[requestType] : requestType;
      return {
        to: newEmail ?? email,
        subject,
        link: pathname + search,
        sentAt: this.sentAt.get(oobCode) ?? new Date(0),
      };
    });
  }

  /** Escapes the texts, because the account chooser inserts them as HTML. */
  override listProviderInfosByProviderId(providerId: string): ProviderInfo[] {
    const infos = super.listProviderInfosByProviderId(providerId);
    return infos.map(({ displayName, email, photoUrl, ...others }) => ({
      ...others,
      ...(displayName && { displayName: stripAngleBrackets(displayName) }),
      ...(email && { email: stripAngleBrackets(email) }),
      ...(photoUrl && { photoUrl: encodeHtmlCharacters(photoUrl) }),
    }));
  }

  /** Resolves when all changes so far are stored. Writes run one at a time, which keeps their order. */
  save(): Promise<void> {
    const currentSave = this.lastSave.then(() => this.writeChanges());
    this.lastSave = currentSave.catch(() => undefined);
    return currentSave;
  }

  private async writeChanges(): Promise<void> {
    const localIds = [...this.changedIds];
    if (localIds.length === 0) return;
    this.changedIds.clear();
    try {
      await this.store.save(new Map(localIds.map((id) => [id, this.getUserByLocalId(id)])));
    } catch (error) {
      localIds.forEach((id) => this.changedIds.add(id));
      throw error;
    }
  }
}

function isEmailPurpose(requestType: string): requestType is EmailPurpose {
  return requestType in subjects;
}

function stripAngleBrackets(text: string): string {
  return text.replace(/[<>]/g, '');
}

function encodeHtmlCharacters(url: string): string {
  return url.replace(/["'<>]/g, (character) => `%${character.charCodeAt(0).toString(16)}`);
}
