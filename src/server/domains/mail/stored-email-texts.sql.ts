import type { EmailTexts } from '../../../contract/mail/email-text-fields';
import type { Queryable, Transaction } from '../../database/database';
import { sql } from '../../database/sql';

/** The texts of a kind of email that an admin has changed; null for each that is the default. */
export type StoredEmailTexts = { [Name in keyof EmailTexts]: string | null };

interface StoredEmail extends StoredEmailTexts {
  kind: string;
  revision: number;
}

export function findAllEmailTexts(database: Queryable): Promise<StoredEmail[]> {
  return database.query<StoredEmail>(
    sql`select kind, subject, intro, closing, revision from email_texts`,
  );
}

export async function findTextsOfEmail(
  database: Queryable,
  kind: string,
): Promise<StoredEmail | undefined> {
  const [email] = await database.query<StoredEmail>(
    sql`select kind, subject, intro, closing, revision from email_texts where kind = ${kind}`,
  );
  return email;
}

/** Stores texts unless they have another revision than the change is based on. Returns whether they are stored. */
export async function storeEmailTexts(
  tx: Transaction,
  kind: string,
  { subject, intro, closing, revision }: StoredEmailTexts & { revision: number },
): Promise<boolean> {
  const stored = await tx.query(
    revision === 0
      ? sql`insert into email_texts (kind, subject, intro, closing)
          values (${kind}, ${subject}, ${intro}, ${closing})
          on conflict do nothing returning kind`
      : sql`update email_texts
          set subject = ${subject}, intro = ${intro}, closing = ${closing},
            revision = revision + 1, changed_at = now()
          where kind = ${kind} and revision = ${revision} returning kind`,
  );
  return stored.length > 0;
}
