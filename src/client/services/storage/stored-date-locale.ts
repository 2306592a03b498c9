import { persistentStorage } from './browser-storage';

const key = 'secondhand-date-locale';

/** The language of dates that the user of this browser has chosen, before the account has loaded. */
export const storedDateLocale = {
  read: (): string | undefined => persistentStorage.read(key) ?? undefined,
  store(locale: string | undefined): void {
    if (locale === undefined) persistentStorage.remove(key);
    else persistentStorage.store(key, locale);
  },
};
