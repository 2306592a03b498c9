import { persistentStorage } from './browser-storage';

const key = 'secondhand-phone-number';

/** The phone number of the user's last booking on this device, until the user signs out. */
export const lastPhoneNumber = {
  read(uid: string): string | undefined {
    const [storedUid, phoneNumber] = persistentStorage.read(key)?.split(' ') ?? [];
    return storedUid === uid ? phoneNumber : undefined;
  },
  store: (uid: string, phoneNumber: string): void =>
    persistentStorage.store(key, `${uid} ${phoneNumber}`),
  remove: (): void => persistentStorage.remove(key),
};
