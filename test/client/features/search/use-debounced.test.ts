import { act, renderHook } from '@testing-library/react';
import { useDebounced } from '../../../../src/client/features/search/use-debounced';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (time: number) => act(() => jest.advanceTimersByTime(time));

test('returns the value once it is stable for the delay, however often it renders', () => {
  const { result, rerender } = renderHook((value: string) => useDebounced(value, 200), {
    initialProps: '',
  });
  rerender('pel');
  pass(150);
  rerender('pel');
  pass(49);
  expect(result.current).toBe('');
  pass(1);
  expect(result.current).toBe('pel');
});

test('waits again when the value changes', () => {
  const { result, rerender } = renderHook((value: string) => useDebounced(value, 200), {
    initialProps: '',
  });
  rerender('pel');
  pass(199);
  rerender('pela');
  pass(199);
  expect(result.current).toBe('');
  pass(1);
  expect(result.current).toBe('pela');
});
