import { isDeepStrictEqual } from 'node:util';
import { shopPictureNames, type ShopPictureName } from '../../../contract/platform/brand-settings';
import type {
  SettingChanges,
  SettingChangesRequest,
  SettingName,
  ShopSettings,
} from '../../../contract/platform/shop-settings';
import type { Transaction } from '../../database/database';
import { DomainError } from '../../errors/domain-error';
import { reinterpretSavedSearches } from '../finding/saved-searches.sql';
import { storedPictureNames } from '../pictures/picture-name';
import { linkPictures, unlinkSitePicture } from '../pictures/stored-pictures.sql';
import { lockSettings, storeSettings } from '../platform/settings.sql';
import { applySettings } from '../platform/shop-settings-reader';

interface ChangeOptions {
  /** The values on which the changes are based. */
  replaces: SettingChangesRequest['replaces'];
  defaults: ShopSettings;
  /** The admin, who has uploaded the pictures. */
  userId: string;
}

/** A change of settings: the old and the new values of those that differ. */
export interface SettingDifferences {
  before: Partial<ShopSettings>;
  after: Partial<ShopSettings>;
}

/**
 * Stores the settings that differ, and returns them; undefined if none does.
 * @throws DomainError if one of them has another value than the replaced one
 * @throws PictureMissingError unless the admin has uploaded the new pictures
 */
export async function changeSettings(
  tx: Transaction,
  changes: SettingChanges,
  { replaces = {}, defaults, userId }: ChangeOptions,
): Promise<SettingDifferences | undefined> {
  const current = applySettings(defaults, await lockSettings(tx));
  const names = (Object.keys(changes) as SettingName[]).filter(
    (name) => !isDeepStrictEqual(changes[name] ?? defaults[name], current[name]),
  );
  if (names.length === 0) return undefined;
  if (names.some((name) => name in replaces && !isDeepStrictEqual(replaces[name], current[name]))) {
    throw new DomainError(
      'conflict',
      'Another admin has changed these settings. Reload them, and make your change again.',
    );
  }
  const changed: SettingChanges = pickSettings(changes, names);
  for (const name of shopPictureNames) {
    const picture = changed[name];
    if (picture !== undefined) await changePicture(tx, { owner: name, picture, userId });
  }
  await storeSettings(tx, changed);
  if (names.includes('searchWords') || names.includes('places')) await reinterpretSavedSearches(tx);
  return {
    before: pickSettings(current, names),
    after: pickSettings({ ...defaults, ...withoutNull(changed) }, names),
  };
}

async function changePicture(
  tx: Transaction,
  { owner, picture, userId }: { owner: ShopPictureName; picture: string | null; userId: string },
): Promise<void> {
  await unlinkSitePicture(tx, owner);
  const names = storedPictureNames(picture === null ? [] : [picture]);
  await linkPictures(tx, { use: 'site', id: owner, userId }, names);
}

const pickSettings = <Values extends object>(values: Values, names: readonly SettingName[]) =>
  Object.fromEntries(
    Object.entries(values).filter(([name]) => names.some((picked) => picked === name)),
  ) as Partial<Values>;

const withoutNull = (changes: SettingChanges) =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== null));
