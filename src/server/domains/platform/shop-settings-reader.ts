import {
  settingNames,
  shopSettingsSchema,
  type SettingName,
  type ShopSettings,
} from '../../../contract/platform/shop-settings';
import type { Database } from '../../database/database';
import { findSettings, type StoredSetting } from './settings.sql';

interface VersionSource {
  /** Returns the version of the public data, which changes with each write. */
  recent: () => Promise<number>;
}

/** Reads the shop's settings, and caches them until the public data change. */
export class ShopSettingsReader {
  /** The settings as last read. */
  current: ShopSettings;
  private version = -1;

  constructor(
    private readonly database: Database,
    private readonly publicDataVersion: VersionSource,
    readonly defaults: ShopSettings,
    private readonly onChange: (settings: ShopSettings) => void,
  ) {
    this.current = defaults;
  }

  /** Returns the settings with all writes of this process, and those of others up to half a second ago. */
  async read(): Promise<ShopSettings> {
    const version = await this.publicDataVersion.recent();
    if (version === this.version) return this.current;
    const settings = applySettings(this.defaults, await findSettings(this.database));
    // A read for a newer version may have finished first.
    if (version < this.version) return this.current;
    this.version = version;
    if (JSON.stringify(settings) !== JSON.stringify(this.current)) {
      this.current = settings;
      this.onChange(settings);
    }
    return this.current;
  }
}

/** Returns the defaults with the stored settings. A value that this version does not accept is ignored. */
export function applySettings(
  defaults: ShopSettings,
  stored: readonly StoredSetting[],
): ShopSettings {
  const valid = stored.flatMap(({ name, value }) => {
    if (!isSettingName(name)) return [];
    const parsed = shopSettingsSchema.shape[name].safeParse(value);
    return parsed.success ? [[name, parsed.data] as const] : [];
  });
  return { ...defaults, ...Object.fromEntries(valid) };
}

const isSettingName = (name: string): name is SettingName =>
  settingNames.some((settingName) => settingName === name);
