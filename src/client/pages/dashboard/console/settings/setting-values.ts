import { normalizeShortText } from '../../../../../contract/text/short-text';
import {
  numberSettings,
  type NumberSettingName,
} from '../../../../../contract/platform/number-settings';
import {
  settingChangesSchema,
  settingNames,
  type SettingChanges,
  type SettingName,
  type ShopSettings,
} from '../../../../../contract/platform/shop-settings';

/** The settings with a page of their own are not in the form. */
type FormSettingName = Exclude<SettingName, 'fees'>;

const formSettingNames = settingNames.filter((name): name is FormSettingName => name !== 'fees');

/** The settings as texts, which a form contains. */
export type SettingValues = Record<FormSettingName, string>;

export const toSettingValues = (settings: ShopSettings): SettingValues =>
  Object.fromEntries(
    formSettingNames.map((name) => [name, String(settings[name])]),
  ) as SettingValues;

const isNumber = (name: FormSettingName): name is NumberSettingName => name in numberSettings;

/** Returns the settings that differ; null for those that are the default again or empty. */
export function toSettingChanges(
  values: Partial<SettingValues>,
  initial: SettingValues,
  defaults: ShopSettings,
): Record<string, unknown> {
  return Object.fromEntries(
    formSettingNames.flatMap((name): [string, unknown][] => {
      const text = (values[name] ?? '').trim();
      if (text === initial[name]) return [];
      const isDefault =
        text === String(defaults[name]) || (text === '' && name !== 'contactAddress');
      if (isDefault) return [[name, null]];
      return [[name, isNumber(name) ? Number(normalizeShortText(text)) : text]];
    }),
  );
}

/** Returns the changed settings, with the default of each that was reset. */
export const withDefaults = (changes: SettingChanges, defaults: ShopSettings) =>
  Object.fromEntries(
    (Object.keys(changes) as SettingName[]).map((name) => [name, changes[name] ?? defaults[name]]),
  ) as Partial<ShopSettings>;

/** Returns the message of each invalid change. */
export function validateSettingChanges(changes: object): Partial<Record<SettingName, string>> {
  const parsed = settingChangesSchema.safeParse(changes);
  if (parsed.success) return {};
  return Object.fromEntries(
    parsed.error.issues.map(({ path, message }): [string, string] => [String(path[0]), message]),
  );
}

export const parseSettingChanges = (changes: object): SettingChanges =>
  settingChangesSchema.parse(changes);
