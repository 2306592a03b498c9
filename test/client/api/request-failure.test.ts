import {
  RequestFailure,
  loadFailureReason,
  unwrapCall,
  toRequestFailure,
} from '../../../src/client/api/request-failure';

const unreachableMessage =
  'We could not reach the marketplace. Check your connection and try again.';
const timeoutMessage = 'The marketplace did not answer in time. Please try again.';
const unreadableMessage = 'The marketplace sent an unexpected response. Please try again later.';
const brokenMessage = 'The marketplace is having a problem. Please try again in a moment.';
const unexplainedMessage = 'The marketplace rejected the request without giving a reason.';
const parsingError = { status: 'PARSING_ERROR', originalStatus: 200, data: '', error: '' } as const;

test.each([
  [
    'a broken connection',
    { status: 'FETCH_ERROR', error: 'TypeError' } as const,
    unreachableMessage,
  ],
  ['a timeout', { status: 'TIMEOUT_ERROR', error: '' } as const, timeoutMessage],
  ['an invalid response', parsingError, unreadableMessage],
  ["a proxy's HTML", { ...parsingError, originalStatus: 502 }, brokenMessage],
  [
    'an internal error',
    { name: 'TypeError', message: 'x is undefined' },
    'Something went wrong. Please try again.',
  ],
])('has a message for %s', (_name, error, message) => {
  const failure = toRequestFailure(error);
  expect(failure).toBeInstanceOf(RequestFailure);
  expect([failure.message, failure.status]).toEqual([message, undefined]);
});

test.each([
  ["the server's message", 409, { message: 'Booked already.' }, 'Booked already.'],
  ['a default message for an error without a message', 404, null, unexplainedMessage],
  [
    'a default message for an error with an empty message',
    400,
    { message: '' },
    unexplainedMessage,
  ],
  ['a default message if the message is not a string', 400, { message: 7 }, unexplainedMessage],
  ["the server's message during an outage", 503, { message: 'In a moment.' }, 'In a moment.'],
  ['a default message for an internal server error', 500, { message: 'at line 7' }, brokenMessage],
])('the message of a failed request is %s', (_name, status, data, message) => {
  const failure = toRequestFailure({ status, data });
  expect([failure.message, failure.status]).toEqual([message, status]);
});

test.each([
  ['a broken connection', { status: 'FETCH_ERROR', error: '' } as const, /^Check your connection/],
  [
    'a timeout',
    { status: 'TIMEOUT_ERROR', error: '' } as const,
    /^The marketplace did not answer in time/,
  ],
  ['a failing server', { status: 503, data: { message: 'Busy.' } }, /^Please try again/],
  ['a rejection', { status: 409, data: { message: 'Booked already.' } }, /^Booked already.$/],
])(
  'after %s, the failure to load is followed by one thing to do or know',
  (_name, error, reason) => {
    expect(loadFailureReason(error)).toMatch(reason);
  },
);

test('resolves to the data of the call', async () => {
  await expect(
    unwrapCall({ unwrap: () => Promise.resolve(7), abort: () => undefined }),
  ).resolves.toBe(7);
});

test('rejects with a readable message', async () => {
  const rejection = { status: 403, data: { message: 'Not yours.' } };
  const call = { unwrap: () => Promise.reject(rejection), abort: () => undefined };
  await expect(unwrapCall(call)).rejects.toEqual(new RequestFailure('Not yours.', 403));
});
