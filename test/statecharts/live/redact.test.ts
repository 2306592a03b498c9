import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { initialTransition, transition, type AnyActorLogic } from 'xstate';
import { flows } from '../../../src/client/pages/statecharts/flows';
import { redact } from '../../../src/statecharts/live/redact';

test('keeps plain data as it is', () => {
  const plain = { text: 'Omega', count: 3, yes: true, nothing: null, list: [1, { deep: 'x' }] };
  expect(redact(plain)).toEqual(plain);
});

test.each([
  ['a password', { password: 'a-long-password' }, 'a-long-password'],
  ['a nested password', { method: { credentials: { password: 'deep-secret' } } }, 'deep-secret'],
  ['a client secret', { clientSecret: 'pi_1_secret_2' }, 'pi_1_secret_2'],
  ['a client secret in a sentence', { message: 'No such intent: pi_3Q_secret_9x' }, 'secret_9x'],
  ['an access token', { accessToken: 'abc' }, 'abc'],
  ['a JSON web token', ['eyJhbGciOi.eyJzdWIi.c2ln'], 'eyJzdWIi'],
  ['a secret key of Stripe', 'Invalid key: sk_live_12345', 'sk_live_12345'],
  ['a card number', { message: 'Card 4242 4242 4242 4242 was declined' }, '4242 4242'],
  ['a card number without spaces', '4000000000000002', '4000000000000002'],
  ['a security code', { cvc: '123' }, '123'],
  ['a code that is entered once', { event: { code: '123456' } }, '123456'],
  ['a new password', { newPassword: 'battery staple' }, 'battery staple'],
  ['a bank account', { iban: 'DE89370400440532013000' }, 'DE89370400440532013000'],
  ['a token in an error', new Error('Bearer eyJhbGciOi.eyJzdWIi.c2ln expired'), 'eyJzdWIi'],
])('hides %s', (_what, value, secret) => {
  const redacted = JSON.stringify(redact(value));
  expect(
    JSON.stringify(value, (_key, part) => (part instanceof Error ? part.message : part)),
  ).toContain(secret);
  expect(redacted).not.toContain(secret);
});

test('keeps long numbers that are not card numbers', () => {
  expect(redact('Sent at 1795255200000')).toBe('Sent at 1795255200000');
  expect(redact({ phoneNumber: '01712345678' })).toEqual({ phoneNumber: '01712345678' });
});

test('serializes files, errors and objects with methods as text', () => {
  expect(
    redact({
      image: new File(['123'], 'front.png'),
      error: new TypeError('No network'),
      address: new URL('http://localhost/'),
      call: () => undefined,
      mark: Symbol('x'),
      large: 10n,
    }),
  ).toEqual({
    image: '[File front.png, 3 bytes]',
    error: { name: 'TypeError', message: 'No network' },
    address: '[URL]',
    call: '[function]',
    mark: '[symbol]',
    large: '10n',
  });
});

test('truncates circular, deep and long values', () => {
  const circle: Record<string, unknown> = { name: 'circle' };
  circle['self'] = circle;
  expect(redact(circle)).toEqual({ name: 'circle', self: '[itself]' });
  const deep = JSON.parse('{"a":'.repeat(500) + '1' + '}'.repeat(500)) as unknown;
  expect(JSON.stringify(redact(deep)).length).toBeLessThan(100);
  expect(redact('x'.repeat(10_000))).toHaveLength(2_001);
  expect(redact(Array.from({ length: 1_000 }, () => 1))).toHaveLength(50);
});

test('serializes the same object twice in the same way', () => {
  const shared = { name: 'shared' };
  expect(redact({ one: shared, other: shared })).toEqual({ one: shared, other: shared });
});

test.each(flows)('the reports of $title can be cloned for another tab', ({ examples }) => {
  const redacted = Object.values(examples).map(redact);
  expect(structuredClone(redacted)).toEqual(redacted);
  expect(JSON.stringify(redacted)).not.toMatch(/secret-1|pi_1_secret_2/);
});

/** Passwords in examples, which all begin like this. */
const secret = /secret-\d/;

/** Whether a file beside the machine asks for a password. */
function asksForPassword(file: string): boolean {
  const folder = join('src', dirname(file));
  return readdirSync(folder)
    .filter((name) => name.endsWith('.tsx'))
    .some((name) => readFileSync(join(folder, name), 'utf8').includes('<PasswordControl'));
}

const flowsWithPassword = flows.filter(({ file }) => asksForPassword(file));

test('passwords are in the examples of every machine whose form asks for one', () => {
  expect(flowsWithPassword.length).toBeGreaterThanOrEqual(3);
  const without = flowsWithPassword.filter(
    ({ examples }) => !secret.test(JSON.stringify(examples)),
  );
  expect(without.map(({ title }) => title)).toEqual([]);
});

test.each(flowsWithPassword)('no password of $title is shown', ({ machine, examples }) => {
  let [snapshot] = initialTransition(machine as AnyActorLogic);
  for (const event of Object.values(examples)) {
    [snapshot] = transition(machine as AnyActorLogic, snapshot, event);
    expect(JSON.stringify(redact(event))).not.toMatch(secret);
    expect(JSON.stringify(redact(snapshot.context))).not.toMatch(secret);
  }
});
