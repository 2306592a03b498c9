import { explainIdentityError } from '../../../../src/client/services/identity/explain-identity-error';
import { IdentityError } from '../../../../src/client/services/identity/identity-error';

const explain = (code: string) =>
  explainIdentityError(new IdentityError('The original message.', code));

test.each([
  ['email-already-in-use', 'email'],
  ['invalid-email', 'email'],
  ['missing-email', 'email'],
  ['user-disabled', 'email'],
  ['missing-password', 'password'],
  ['weak-password', 'password'],
  ['password-does-not-meet-requirements', 'password'],
])('shows the error %s at the field %s', (code, field) => {
  expect(explain(code)).toEqual({ field, text: expect.stringMatching(/^[A-Z].+\.$/) });
});

test.each([
  'user-not-found',
  'wrong-password',
  'invalid-credential',
  'invalid-login-credentials',
  'popup-closed-by-user',
  'cancelled-popup-request',
  'popup-blocked',
  'account-exists-with-different-credential',
  'too-many-requests',
  'requires-recent-login',
  'user-token-expired',
  'operation-not-allowed',
  'admin-restricted-operation',
  'web-storage-unsupported',
  'timeout',
  'network-request-failed',
  'internal-error',
])('explains the error %s without a field', (code) => {
  const { field, text } = explain(code);
  expect(field).toBeUndefined();
  expect(text).toMatch(/^[A-Z].+\.$/);
  expect(text).not.toBe('The original message.');
});

test('asks for a missing email address', () => {
  expect(explain('missing-email').text).toBe('Enter your email address.');
});

test('does not reveal whether the email or the password is wrong', () => {
  expect(explain('invalid-credential').text).toBe(
    "This email address and password don't match an account.",
  );
});

test('explains a sign-in with another account, and one that was given up', () => {
  expect(explain('user-mismatch').text).toBe(
    'This is another account. Choose the one with which you sign in here.',
  );
  expect(explain('user-cancelled').text).toBe('The sign-in window was closed before you finished.');
});

test('explains an unknown error without its code', () => {
  expect(explain('something-new')).toEqual({
    text: 'The sign-in service refused this. Try again in a few minutes.',
  });
});
