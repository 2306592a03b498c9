import type { Deadline, OrderSnapshot } from '../../../contract/order.machine';
import type { Limits } from '../../environment/limits';

/** The operator's settings of the deadlines. */
export type OrderTimes = Pick<
  Limits,
  | 'reservationHours'
  | 'bookingHours'
  | 'handOverDays'
  | 'shipmentDays'
  | 'arrivalDays'
  | 'cancellationAnswerHours'
  | 'receiptDays'
  | 'inspectionHours'
  | 'reportAnswerDays'
  | 'returnDays'
>;

interface DeadlineRule {
  /** The time from its start to its end. */
  hours: (times: OrderTimes) => number;
  /** When the users who have to act are reminded, in hours after its start. */
  reminders: (hours: number) => number[];
}

/** One reminder, 24 hours before the end. */
const dayBefore = (hours: number) => [hours - 24];
/** A reminder on each of these days after the start. */
const onDays =
  (...days: number[]) =>
  () =>
    days.map((day) => day * 24);
const noReminders = () => [];

const deadlineRules: Record<Deadline, DeadlineRule> = {
  reservation: { hours: ({ reservationHours }) => reservationHours, reminders: noReminders },
  payment: { hours: ({ bookingHours }) => bookingHours, reminders: dayBefore },
  handOver: { hours: ({ handOverDays }) => handOverDays * 24, reminders: onDays(7, 12) },
  shipment: { hours: ({ shipmentDays }) => shipmentDays * 24, reminders: dayBefore },
  arrival: { hours: ({ arrivalDays }) => arrivalDays * 24, reminders: onDays(7, 14) },
  cancellationAnswer: {
    hours: ({ cancellationAnswerHours }) => cancellationAnswerHours,
    reminders: noReminders,
  },
  receipt: { hours: ({ receiptDays }) => receiptDays * 24, reminders: onDays(1, 4, 9) },
  inspection: { hours: ({ inspectionHours }) => inspectionHours, reminders: dayBefore },
  reportAnswer: { hours: ({ reportAnswerDays }) => reportAnswerDays * 24, reminders: noReminders },
  offerAnswer: { hours: ({ reportAnswerDays }) => reportAnswerDays * 24, reminders: noReminders },
  return: { hours: ({ returnDays }) => returnDays * 24, reminders: onDays(7, 12) },
};

/** The running deadlines of an order, with ISO 8601 times. */
export type RunningDeadlines = Partial<Record<Deadline, { startedAt: string; endsAt: string }>>;

const millisecondsPerHour = 3_600_000;

const getDeadlines = (snapshot: OrderSnapshot) =>
  Object.values(snapshot.getMeta()).flatMap((meta) => meta?.deadlines ?? []);

/**
 * Returns the deadlines that run after a transition: those of states that the order did not leave go on,
 * whatever the settings are now, and those of entered states start.
 */
export function updateDeadlines(
  running: RunningDeadlines,
  before: OrderSnapshot,
  after: OrderSnapshot,
  { times, now }: { times: OrderTimes; now: Date },
): RunningDeadlines {
  const continued = getDeadlines(before);
  return Object.fromEntries(
    getDeadlines(after).map((deadline) => [
      deadline,
      (continued.includes(deadline) && running[deadline]) || {
        startedAt: now.toISOString(),
        endsAt: new Date(
          now.getTime() + deadlineRules[deadline].hours(times) * millisecondsPerHour,
        ).toISOString(),
      },
    ]),
  );
}

/** When the clock sends its next events to an order; null for never. */
export interface Timers {
  expiresAt: Date | null;
  remindAt: Date | null;
}

/** Returns the timers of an order in a state. Reminders before `now` were sent, or came too early. */
export function getTimers(snapshot: OrderSnapshot, running: RunningDeadlines, now: Date): Timers {
  const entries = Object.entries(running) as [Deadline, { startedAt: string; endsAt: string }][];
  const ends = entries.map(([, { endsAt }]) => Date.parse(endsAt));
  const reminders = entries.flatMap(([deadline, { startedAt, endsAt }]) => {
    const [start, end] = [Date.parse(startedAt), Date.parse(endsAt)];
    return deadlineRules[deadline]
      .reminders((end - start) / millisecondsPerHour)
      .map((hours) => start + hours * millisecondsPerHour)
      .filter((time) => time > Math.max(start, now.getTime()) && time < end);
  });
  return {
    expiresAt: snapshot.can({ type: 'clock.expire' }) ? earliest(ends) : null,
    remindAt: snapshot.can({ type: 'clock.remind' }) ? earliest(reminders) : null,
  };
}

const earliest = (times: number[]) => (times.length > 0 ? new Date(Math.min(...times)) : null);
