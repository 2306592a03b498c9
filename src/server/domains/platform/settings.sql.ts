import type { SettingChanges, SettingName } from '../../../contract/platform/shop-settings';
import type { Queryable, Transaction } from '../../database/database';
import { jsonValue } from '../../database/json-value';
import { sql } from '../../database/sql';
import { addPublicChange } from './live-changes.sql';

export interface StoredSetting {
  name: string;
  value: unknown;
}

/** Returns the settings that were changed, in no particular order. */
export function findSettings(database: Queryable): Promise<StoredSetting[]> {
  return database.query<StoredSetting>(sql`select name, value from settings`);
}

/** Returns the stored settings and locks them, so that the audit log gets the values that a change replaces. */
export function lockSettings(tx: Transaction): Promise<StoredSetting[]> {
  return tx.query<StoredSetting>(sql`select name, value from settings for update`);
}

/** Stores settings; null deletes one, so that its default is used. Invalidates the caches of all servers. */
export async function storeSettings(tx: Transaction, changes: SettingChanges): Promise<void> {
  for (const [name, value] of Object.entries(changes) as [SettingName, unknown][]) {
    await tx.query(
      value === null
        ? sql`delete from settings where name = ${name}`
        : sql`
          insert into settings (name, value) values (${name}, ${jsonValue(value)}::text::jsonb)
          on conflict (name) do update set value = excluded.value, changed_at = now()`,
    );
  }
  await addPublicChange(tx);
}
