import type {
  SettingChanges,
  SettingName,
  ShopSettings,
} from '../../../contract/platform/shop-settings';
import type { Transaction } from '../../database/database';
import { storedPictureNames } from '../pictures/picture-name';
import { linkPictures, unlinkSitePicture } from '../pictures/stored-pictures.sql';
import { lockSettings, storeSettings } from '../platform/settings.sql';
import { applySettings } from '../platform/shop-settings-reader';

/** The owner of the logo's picture. */
const logoOwner = 'logo';

interface ChangeOptions {
  defaults: ShopSettings;
  /** The admin, who has uploaded the logo. */
  userId: string;
}

/** A change of settings: the old and the new values of those that differ. */
export interface SettingDifferences {
  before: Partial<ShopSettings>;
  after: Partial<ShopSettings>;
}

/**
 * Stores the settings that differ, and returns them; undefined if none does.
 * @throws PictureMissingError unless the admin has uploaded the new logo
 */
export async function changeSettings(
  tx: Transaction,
  changes: SettingChanges,
  { defaults, userId }: ChangeOptions,
): Promise<SettingDifferences | undefined> {
  const current = applySettings(defaults, await lockSettings(tx));
  const names = (Object.keys(changes) as SettingName[]).filter(
    (name) => (changes[name] ?? defaults[name]) !== current[name],
  );
  if (names.length === 0) return undefined;
  const changed: SettingChanges = pickSettings(changes, names);
  if (changed.logo !== undefined) await changeLogo(tx, changed.logo, userId);
  await storeSettings(tx, changed);
  return {
    before: pickSettings(current, names),
    after: pickSettings({ ...defaults, ...withoutNull(changed) }, names),
  };
}

async function changeLogo(tx: Transaction, logo: string | null, userId: string): Promise<void> {
  await unlinkSitePicture(tx, logoOwner);
  const names = storedPictureNames(logo === null ? [] : [logo]);
  await linkPictures(tx, { use: 'site', id: logoOwner, userId }, names);
}

const pickSettings = <Values extends object>(values: Values, names: readonly SettingName[]) =>
  Object.fromEntries(
    Object.entries(values).filter(([name]) => names.some((picked) => picked === name)),
  ) as Partial<Values>;

const withoutNull = (changes: SettingChanges) =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== null));
