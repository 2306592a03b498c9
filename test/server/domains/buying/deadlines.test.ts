import { orderSnapshot } from '../../../../src/contract/buying/order-snapshot';
import type { OrderState } from '../../../../src/contract/order.machine';
import { getTimers, updateDeadlines } from '../../../../src/server/domains/buying/deadlines';
import { readLimits } from '../../support/read-limits';

const start = new Date('2026-11-02T10:00:00Z');
const hoursAfter = (hours: number) => new Date(start.getTime() + hours * 3_600_000);

/** The deadlines of an order that enters the state at the start. */
function enterState(state: OrderState, environment = {}) {
  const times = readLimits(environment);
  const snapshot = orderSnapshot(state);
  const running = updateDeadlines({}, orderSnapshot('open'), snapshot, { times, now: start });
  return { running, timers: getTimers(snapshot, running, start) };
}

test.each<[OrderState, Record<string, string>, number]>([
  ['reserved', { RESERVATION_HOURS: '5' }, 5],
  ['booked', { BOOKING_HOURS: '10' }, 10],
  ['awaitingHandOver', { HAND_OVER_DAYS: '2' }, 48],
  ['cancellationRequested', { CANCELLATION_ANSWER_HOURS: '6' }, 6],
  ['handOverClaimed', { RECEIPT_DAYS: '2' }, 48],
  ['inspecting', { INSPECTION_HOURS: '12' }, 12],
  ['reported', { REPORT_ANSWER_DAYS: '1' }, 24],
  ['returnOffered', { REPORT_ANSWER_DAYS: '1' }, 24],
  ['returning', { RETURN_DAYS: '2' }, 48],
])('an order that is %s with %j expires after %i hours', (state, environment, hours) => {
  expect(enterState(state, environment).timers.expiresAt).toEqual(hoursAfter(hours));
});

test('no reminder is sent at or after the end of a short deadline', () => {
  expect(enterState('booked', { BOOKING_HOURS: '24' }).timers.remindAt).toBeNull();
  expect(enterState('inspecting', { INSPECTION_HOURS: '20' }).timers.remindAt).toBeNull();
  expect(enterState('awaitingHandOver', { HAND_OVER_DAYS: '7' }).timers.remindAt).toBeNull();
  expect(enterState('handOverClaimed', { RECEIPT_DAYS: '1' }).timers.remindAt).toBeNull();
});

test('a deadline that the next state has, too, keeps running, and a new one starts', () => {
  const { running } = enterState('awaitingHandOver');
  const [before, after] = [
    orderSnapshot('awaitingHandOver'),
    orderSnapshot('cancellationRequested'),
  ];
  const fiveHoursLater = { times: readLimits({ HAND_OVER_DAYS: '1' }), now: hoursAfter(5) };
  const next = updateDeadlines(running, before, after, fiveHoursLater);
  expect(next).toEqual({
    handOver: running.handOver,
    cancellationAnswer: {
      startedAt: hoursAfter(5).toISOString(),
      endsAt: hoursAfter(77).toISOString(),
    },
  });
  expect(getTimers(after, next, hoursAfter(5))).toEqual({
    expiresAt: hoursAfter(77),
    remindAt: null,
  });
});

test('a deadline starts again when the order returns to its state', () => {
  const { running } = enterState('returning');
  const times = readLimits({});
  const underReview = orderSnapshot('underReview');
  const afterLeaving = updateDeadlines(running, orderSnapshot('returning'), underReview, {
    times,
    now: start,
  });
  expect(afterLeaving).toEqual({});
  const now = hoursAfter(500);
  const afterReturning = updateDeadlines(afterLeaving, underReview, orderSnapshot('returning'), {
    times,
    now,
  });
  expect(afterReturning.return?.startedAt).toBe(now.toISOString());
});

test('the deadline of a booking stays while it is paid for, but does not expire', () => {
  const { running } = enterState('booked');
  const [booked, paying] = [orderSnapshot('booked'), orderSnapshot('paying')];
  const fiveHoursLater = { times: readLimits({}), now: hoursAfter(5) };
  const next = updateDeadlines(running, booked, paying, fiveHoursLater);
  expect(next).toEqual(running);
  expect(getTimers(paying, next, hoursAfter(5))).toEqual({ expiresAt: null, remindAt: null });
});
