import { emailPlaceholders } from '../../../contract/mail/email-placeholders';
import {
  emailTextNames,
  findEmailTextError,
  mapEmailTexts,
  type EmailTexts,
} from '../../../contract/mail/email-text-fields';
import type { EditableEmail } from '../../../contract/mail/email-texts';
import { inGoodsWords } from '../../../contract/website/goods-words';
import type { Queryable, Transaction } from '../../database/database';
import { DomainError } from '../../errors/domain-error';
import {
  findAllEmailTexts,
  findTextsOfEmail,
  storeEmailTexts,
  type StoredEmailTexts,
} from './stored-email-texts.sql';
import {
  defaultTexts,
  emailKindNames,
  emailKinds,
  placeholdersOf,
  type EmailKindName,
} from './email-kinds';
import type { KindTexts } from './fill-email-texts';

/** Returns the texts with which a kind of email is sent now. */
export async function readEmailTexts(database: Queryable, kind: EmailKindName): Promise<KindTexts> {
  return { kind, texts: withDefaults(kind, await findTextsOfEmail(database, kind)) };
}

/** Returns all kinds of emails as an admin edits them. */
export async function listEditableEmails(database: Queryable): Promise<EditableEmail[]> {
  const stored = await findAllEmailTexts(database);
  return emailKindNames.map((kind) => {
    const email = stored.find((storedEmail) => storedEmail.kind === kind);
    const { group, label } = emailKinds[kind];
    return {
      kind,
      group,
      label: inGoodsWords(label),
      defaults: defaultTexts(kind),
      placeholders: describePlaceholders(kind),
      texts: withDefaults(kind, email),
      revision: email?.revision ?? 0,
    };
  });
}

/** @throws DomainError if a text is missing, or has an unknown placeholder */
export function checkEmailTexts(kind: EmailKindName, texts: EmailTexts): void {
  const error = emailTextNames
    .map((name) => findError(kind, name, texts[name]))
    .find((textError) => textError !== undefined);
  if (error !== undefined) throw new DomainError('invalid', error);
}

/**
 * Stores the texts of a kind of email, and returns those that differ; undefined if none does. A text that equals the
 * default is not stored, so that it follows later changes of the default.
 * @throws DomainError if another admin has changed them since the revision
 */
export async function changeEmailTexts(
  tx: Transaction,
  kind: EmailKindName,
  { revision, ...texts }: EmailTexts & { revision: number },
): Promise<{ before: Partial<EmailTexts>; after: Partial<EmailTexts> } | undefined> {
  checkEmailTexts(kind, texts);
  const defaults = defaultTexts(kind);
  const before = (await readEmailTexts(tx, kind)).texts;
  const changedNames = emailTextNames.filter((name) => texts[name] !== before[name]);
  if (changedNames.length === 0) return undefined;
  const textsToStore = mapEmailTexts((name) =>
    texts[name] === defaults[name] ? null : texts[name],
  );
  if (!(await storeEmailTexts(tx, kind, { ...textsToStore, revision }))) {
    throw new DomainError(
      'conflict',
      'Another admin has changed this email. Reload it, and make your change again.',
    );
  }
  const pickChanged = (all: EmailTexts): Partial<EmailTexts> =>
    Object.fromEntries(changedNames.map((name) => [name, all[name]]));
  return { before: pickChanged(before), after: pickChanged(texts) };
}

const describePlaceholders = (kind: EmailKindName) =>
  placeholdersOf(kind).map((name) => ({
    name,
    description: inGoodsWords(emailPlaceholders[name]),
  }));

/** A stored text that this version does not accept, such as one with a former placeholder, is ignored. */
function withDefaults(kind: EmailKindName, stored: StoredEmailTexts | undefined): EmailTexts {
  const defaults = defaultTexts(kind);
  return mapEmailTexts((name) => {
    const text = stored?.[name] ?? null;
    const isValid = text !== null && findError(kind, name, text) === undefined;
    return isValid ? text : defaults[name];
  });
}

const findError = (kind: EmailKindName, name: keyof EmailTexts, text: string) =>
  findEmailTextError(name, text, {
    placeholders: placeholdersOf(kind),
    byDefault: defaultTexts(kind)[name],
  });
