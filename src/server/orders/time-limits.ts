import type { OrderContext } from '../../contract/order-context';
import type { OrderEventType, OrderState } from '../../contract/order.machine';
import { sql, type Sql } from '../database/sql';
import type { Limits } from '../environment/limits';
import { statesAccepting } from './chart-states';

/** The operator's settings for time limits. */
export type OrderTimes = Pick<Limits, 'bookingHours' | 'completionDays'>;

type ClockEventType = Extract<OrderEventType, `clock.${string}`>;
type Reminder = 'clock.remind';
/** Clock events that end the state which accepts them. */
type Expiry = Exclude<ClockEventType, Reminder>;

interface TimeLimit {
  hours: (times: OrderTimes) => number;
  /** Whether the clock restarts when the order enters the state, or runs on from the booking. */
  startsAt: 'booking' | 'entry';
}

/** A clock event of the chart without a time limit here is a type error. */
const timeLimits: Record<Expiry, TimeLimit> = {
  'clock.lapse': { hours: ({ bookingHours }) => bookingHours, startsAt: 'booking' },
  'clock.complete': { hours: ({ completionDays }) => completionDays * 24, startsAt: 'entry' },
};

const limitedStates = Object.entries(timeLimits).flatMap(([type, limit]) =>
  statesAccepting(type as Expiry).map((state) => ({ type: type as Expiry, state, ...limit })),
);

/** Whether an order's clock restarts when it moves from one state to another. */
export function restartsClock(before: OrderState, after: OrderState): boolean {
  return (
    before !== after &&
    limitedStates.some(({ state, startsAt }) => state === after && startsAt === 'entry')
  );
}

/** When the clock ends the state of a row of `orders`; null for a state without a time limit. */
export function deadline(times: OrderTimes): Sql {
  const cases = limitedStates
    .map(({ state, hours }) => sql`when ${state}::text then ${hours(times)}::int`)
    .reduce((before, next) => sql`${before} ${next}`);
  return sql`orders.clock_started_at + make_interval(hours => case orders.state ${cases} end)`;
}

/** Hours that are left when a buyer is reminded to pay. */
const reminderHours = 24;

const remindedKey = 'isReminded' satisfies keyof OrderContext;

/** Each clock event with a condition on `orders` that it is due, by the database's time. */
export function dueEvents(times: OrderTimes): { type: ClockEventType; isDue: Sql }[] {
  const startedBefore = (hours: number) =>
    sql`clock_started_at <= now() - make_interval(hours => ${hours}::int)`;
  const expiries = limitedStates.map(({ type, state, hours }) => ({
    type,
    isDue: sql`state = ${state} and ${startedBefore(hours(times))}`,
  }));
  const hours = times.bookingHours;
  // A booking for a day or less would be reminded at once.
  if (hours <= reminderHours) return expiries;
  const reminders = statesAccepting('clock.remind').map((state) => ({
    type: 'clock.remind' as const,
    isDue: sql`state = ${state} and not ${startedBefore(hours)}
      and ${startedBefore(hours - reminderHours)} and context->>${remindedKey} = 'false'`,
  }));
  return [...expiries, ...reminders];
}
