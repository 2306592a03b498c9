import {
  isStorageBlocked,
  persistentStorage,
} from '../../../../src/client/services/storage/browser-storage';

const denied = new DOMException('Access is denied for this document.', 'SecurityError');

afterEach(() => {
  jest.restoreAllMocks();
  persistentStorage.remove('a-key');
});

test('values are stored in the browser until they are removed', () => {
  persistentStorage.store('a-key', 'text');
  expect({ ...localStorage }).toEqual({ 'a-key': 'text' });
  expect(persistentStorage.read('a-key')).toBe('text');
  persistentStorage.remove('a-key');
  expect(persistentStorage.read('a-key')).toBeNull();
});

test('values last as long as the page if the browser blocks storage', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw denied;
  });
  expect(isStorageBlocked()).toBe(true);
  expect(persistentStorage.read('a-key')).toBeNull();
  persistentStorage.store('a-key', 'text');
  expect(persistentStorage.read('a-key')).toBe('text');
  persistentStorage.remove('a-key');
  expect(persistentStorage.read('a-key')).toBeNull();
});

test('a value that exceeds the quota is kept in memory', () => {
  persistentStorage.store('a-key', 'old');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  persistentStorage.store('a-key', 'new');
  expect(persistentStorage.read('a-key')).toBe('new');
});
