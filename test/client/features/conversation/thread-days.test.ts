import { threadDays } from '../../../../src/client/features/conversation/thread-days';
import { conversationEntry, message, thread } from '../../support/conversations';

const messageAt = (number: number, sentAt: string) => ({
  ...message,
  id: `m${number}`,
  number,
  sentAt,
});
const itemKeys = (days: ReturnType<typeof threadDays>) =>
  days.map(({ items }) => items.map(({ key }) => key));

test('orders messages and events of the order by time, in one group for each day', () => {
  const days = threadDays([
    {
      ...thread,
      messages: [
        messageAt(2, '2026-11-21T09:00:00.000Z'),
        messageAt(1, '2026-11-20T09:00:00.000Z'),
      ],
      entries: [{ ...conversationEntry, happenedAt: '2026-11-20T09:30:00.000Z' }],
    },
  ]);
  expect(itemKeys(days)).toEqual([['m1', 'order-3f9a21bc 1'], ['m2']]);
});

test('leaves out the events before the oldest loaded message until earlier messages are loaded', () => {
  const newest = {
    ...thread,
    messages: [messageAt(3, '2026-11-22T09:00:00.000Z')],
    entries: [{ ...conversationEntry, happenedAt: '2026-11-20T09:30:00.000Z' }],
  };
  expect(itemKeys(threadDays([newest]))).toEqual([['m3']]);
  const older = {
    ...thread,
    messages: [messageAt(2, '2026-11-21T09:00:00.000Z'), messageAt(1, '2026-11-20T09:00:00.000Z')],
  };
  expect(itemKeys(threadDays([newest, older]))).toEqual([
    ['m1', 'order-3f9a21bc 1'],
    ['m2'],
    ['m3'],
  ]);
});
