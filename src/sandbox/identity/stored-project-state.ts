import {
  AgentProjectState,
  type EmulatedUser,
  type OobRecord,
  type ProviderInfo,
} from './auth-emulator';
import type { AccountStore } from './account-store';
import type { ListedEmail } from '../mail/mailbox-pages';

const mostMails = 50;

const subjects = {
  VERIFY_EMAIL: 'Confirm your email address',
  PASSWORD_RESET: 'Choose a new password',
};

export type MailPurpose = keyof typeof subjects;

/** The emulator's accounts in memory, which tracks unsaved changes. */
export class StoredProjectState extends AgentProjectState {
  private readonly changed = new Set<string>();
  private saving = Promise.resolve();
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
    this.changed.clear();
  }

  /** Every creation and change of an account calls this. */
  override updateUserByLocalId(
    localId: string,
    fields: Partial<EmulatedUser>,
    options?: object,
  ): EmulatedUser {
    this.changed.add(localId);
    return super.updateUserByLocalId(localId, fields, options);
  }

  override deleteUser(user: EmulatedUser): void {
    this.changed.add(user.localId);
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

  mails(): ListedEmail[] {
    const records = [...this.listOobCodes()].reverse().slice(0, mostMails);
    return records.map(({ email, requestType, oobCode, oobLink }) => {
      const { pathname, search } = new URL(oobLink);
      const subject = isMailPurpose(requestType) ? subjects[requestType] : requestType;
      return {
        to: email,
        subject,
        link: pathname + search,
        sentAt: this.sentAt.get(oobCode) ?? new Date(0),
      };
    });
  }

  /** The account chooser inserts these texts as HTML. */
  override listProviderInfosByProviderId(providerId: string): ProviderInfo[] {
    const infos = super.listProviderInfosByProviderId(providerId);
    return infos.map(({ displayName, email, photoUrl, ...others }) => ({
      ...others,
      ...(displayName && { displayName: withoutMarkup(displayName) }),
      ...(email && { email: withoutMarkup(email) }),
      ...(photoUrl && { photoUrl: encodeMarkup(photoUrl) }),
    }));
  }

  /** Resolves when all changes made so far are stored. One write at a time keeps their order. */
  save(): Promise<void> {
    const saved = this.saving.then(() => this.writeChanges());
    this.saving = saved.catch(() => undefined);
    return saved;
  }

  private async writeChanges(): Promise<void> {
    const localIds = [...this.changed];
    if (localIds.length === 0) return;
    this.changed.clear();
    try {
      await this.store.save(new Map(localIds.map((id) => [id, this.getUserByLocalId(id)])));
    } catch (error) {
      localIds.forEach((id) => this.changed.add(id));
      throw error;
    }
  }
}

function isMailPurpose(requestType: string): requestType is MailPurpose {
  return requestType in subjects;
}

function withoutMarkup(text: string): string {
  return text.replace(/[<>]/g, '');
}

function encodeMarkup(address: string): string {
  return address.replace(/["'<>]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
}
