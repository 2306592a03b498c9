import type { EmulatedUser } from './auth-emulator';
import type { Database } from '../../server/database/database';
import { sql } from '../../server/database/sql';

/** Stores the accounts of the emulator in its own format. */
export class AccountStore {
  constructor(private readonly database: Database) {}

  async load(): Promise<EmulatedUser[]> {
    const rows = await this.database.query<{ account: EmulatedUser }>(
      sql`select account from sandbox.accounts order by local_id`,
    );
    return rows.map(({ account }) => account);
  }

  /** Saves accounts by id. Undefined deletes the account. */
  async save(accounts: ReadonlyMap<string, EmulatedUser | undefined>): Promise<void> {
    await this.database.transaction(async (tx) => {
      for (const [localId, account] of accounts) {
        await tx.query(
          account
            ? sql`insert into sandbox.accounts (local_id, account)
                  values (${localId}, ${JSON.stringify(account)}::text::jsonb)
                  on conflict (local_id) do update set account = excluded.account`
            : sql`delete from sandbox.accounts where local_id = ${localId}`,
        );
      }
    });
  }
}
