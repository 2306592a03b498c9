import type { OrderContext } from '../../contract/order-context';
import type { OrderEventType, OrderState } from '../../contract/order.machine';
import { sql, type Sql } from '../database/sql';
import type { Limits } from '../environment/limits';
import { statesAccepting } from './machine-states';

export type OrderTimes = Pick<Limits, 'bookingHours' | 'completionDays'>;

type ClockEventType = Extract<OrderEventType, `clock.${string}`>;
type Reminder = 'clock.remind';
/** Clock events that end the state in which they are accepted. */
type Expiry = Exclude<ClockEventType, Reminder>;

interface TimeLimit {
  hours: (times: OrderTimes) => number;
  /** The time at which the limit starts: the booking, or the entry into the state. */
  startsAt: 'booking' | 'entry';
}

/** The time limit of each expiry. The type requires one for every such event of the machine. */
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

/** The SQL expression for the time at which an order's state expires; null without a time limit. */
export function deadlineExpression(times: OrderTimes): Sql {
  const cases = limitedStates
    .map(({ state, hours }) => sql`when ${state}::text then ${hours(times)}::int`)
    .reduce((before, next) => sql`${before} ${next}`);
  return sql`orders.clock_started_at + make_interval(hours => case orders.state ${cases} end)`;
}

/** A buyer is reminded to pay this many hours before the booking expires. */
const reminderHours = 24;

const remindedKey = 'isReminded' satisfies keyof OrderContext;

/**
 * Returns the clock events, each with the condition on `orders` that it is due, by the database's clock.
 */
export function dueEvents(times: OrderTimes): { type: ClockEventType; isDue: Sql }[] {
  const startedBefore = (hours: number) =>
    sql`clock_started_at <= now() - make_interval(hours => ${hours}::int)`;
  const expiries = limitedStates.map(({ type, state, hours }) => ({
    type,
    isDue: sql`state = ${state} and ${startedBefore(hours(times))}`,
  }));
  const hours = times.bookingHours;
  // With such a short limit, the reminder would follow the booking immediately.
  if (hours <= reminderHours) return expiries;
  const reminders = statesAccepting('clock.remind').map((state) => ({
    type: 'clock.remind' as const,
    isDue: sql`state = ${state} and not ${startedBefore(hours)}
      and ${startedBefore(hours - reminderHours)} and context->>${remindedKey} = 'false'`,
  }));
  return [...expiries, ...reminders];
}
