import {
  RequestFailure,
  unwrapCall,
  toRequestFailure,
} from '../../../src/client/api/request-failure';

const unreachable = 'We could not reach the marketplace. Check your connection and try again.';
const timedOut = 'The marketplace did not answer in time. Please try again.';
const unreadable = 'The marketplace sent an unexpected response. Please try again later.';
const broken = 'The marketplace is having a problem. Please try again in a moment.';
const unexplained = 'The marketplace rejected the request without giving a reason.';
const parsingError = { status: 'PARSING_ERROR', originalStatus: 200, data: '', error: '' } as const;

test.each([
  ['a broken connection', { status: 'FETCH_ERROR', error: 'TypeError' } as const, unreachable],
  ['a timeout', { status: 'TIMEOUT_ERROR', error: '' } as const, timedOut],
  ['an invalid response', parsingError, unreadable],
  ["a proxy's HTML", { ...parsingError, originalStatus: 502 }, broken],
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
  ['a default message for an error without a message', 404, null, unexplained],
  ['a default message for an error with an empty message', 400, { message: '' }, unexplained],
  ['a default message if the message is not a string', 400, { message: 7 }, unexplained],
  ["the server's message during an outage", 503, { message: 'In a moment.' }, 'In a moment.'],
  ['a default message for an internal server error', 500, { message: 'at line 7' }, broken],
])('its message is %s', (_name, status, data, message) => {
  const failure = toRequestFailure({ status, data });
  expect([failure.message, failure.status]).toEqual([message, status]);
});

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
