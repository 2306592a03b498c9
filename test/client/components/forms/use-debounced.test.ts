import { act, renderHook } from '@testing-library/react';
import { useDebounced } from '../../../../src/client/components/forms/use-debounced';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const advanceTime = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

test('returns a value that has not changed during the delay, even if the component renders meanwhile', () => {
  const { result, rerender } = renderHook((value: string) => useDebounced(value, 200), {
    initialProps: '',
  });
  rerender('pel');
  advanceTime(150);
  rerender('pel');
  advanceTime(49);
  expect(result.current).toBe('');
  advanceTime(1);
  expect(result.current).toBe('pel');
});

test('waits again when the value changes', () => {
  const { result, rerender } = renderHook((value: string) => useDebounced(value, 200), {
    initialProps: '',
  });
  rerender('pel');
  advanceTime(199);
  rerender('pela');
  advanceTime(199);
  expect(result.current).toBe('');
  advanceTime(1);
  expect(result.current).toBe('pela');
});
