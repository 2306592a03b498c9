import { isStorageBlocked, lastingStorage } from '../../../src/client/services/browser-storage';

const denied = new DOMException('Access is denied for this document.', 'SecurityError');

afterEach(() => {
  jest.restoreAllMocks();
  lastingStorage.forget('a-key');
});

test('what is stored stands in the browser until it is forgotten', () => {
  lastingStorage.store('a-key', 'text');
  expect({ ...localStorage }).toEqual({ 'a-key': 'text' });
  expect(lastingStorage.read('a-key')).toBe('text');
  lastingStorage.forget('a-key');
  expect(lastingStorage.read('a-key')).toBeNull();
});

test('where the browser refuses even to name its storage, texts last as long as the page', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw denied;
  });
  expect(isStorageBlocked()).toBe(true);
  expect(lastingStorage.read('a-key')).toBeNull();
  lastingStorage.store('a-key', 'text');
  expect(lastingStorage.read('a-key')).toBe('text');
  lastingStorage.forget('a-key');
  expect(lastingStorage.read('a-key')).toBeNull();
});

test('what does not fit any more is kept beside an older text', () => {
  lastingStorage.store('a-key', 'old');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  lastingStorage.store('a-key', 'new');
  expect(lastingStorage.read('a-key')).toBe('new');
});
