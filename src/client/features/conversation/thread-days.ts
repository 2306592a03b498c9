import type { ConversationEntry, Message, Thread } from '../../../contract/talking/conversation';

/** A message, or an event of an order, which is shown among the messages. */
export type ThreadItem =
  | { kind: 'message'; key: string; time: string; message: Message }
  | { kind: 'entry'; key: string; time: string; entry: ConversationEntry };

/** The items of one day in the user's time zone, oldest first. */
export interface ThreadDay {
  /** The ISO 8601 time of the first item. */
  date: string;
  items: [ThreadItem, ...ThreadItem[]];
}

/** Returns the loaded items of a conversation by day, oldest first. */
export function threadDays(pages: readonly Thread[]): ThreadDay[] {
  const messages = pages.flatMap((page) => page.messages).toReversed();
  const entries = pages[0]?.entries ?? [];
  const [oldest] = messages;
  // Entries before the oldest loaded message appear when the messages around them are loaded.
  const start = oldest && oldest.number > 1 ? oldest.sentAt : '';
  const items: ThreadItem[] = [
    ...messages.map(toMessageItem),
    ...entries.filter(({ happenedAt }) => happenedAt >= start).map(toEntryItem),
  ];
  return groupByDay(items.sort((one, other) => Date.parse(one.time) - Date.parse(other.time)));
}

const toMessageItem = (message: Message): ThreadItem => ({
  kind: 'message',
  key: message.id,
  time: message.sentAt,
  message,
});

const toEntryItem = (entry: ConversationEntry): ThreadItem => ({
  kind: 'entry',
  key: `${entry.orderId} ${entry.number}`,
  time: entry.happenedAt,
  entry,
});

function groupByDay(items: readonly ThreadItem[]): ThreadDay[] {
  const days: ThreadDay[] = [];
  for (const item of items) {
    const day = days.at(-1);
    if (day && isSameDay(new Date(day.date), new Date(item.time))) day.items.push(item);
    else days.push({ date: item.time, items: [item] });
  }
  return days;
}

/** Returns whether two times are on the same day in the user's time zone. */
export const isSameDay = (one: Date, other: Date): boolean =>
  one.toDateString() === other.toDateString();
