import type { IdentityError } from './identity-error';

interface Explanation {
  field?: 'email' | 'password' | 'photoURL';
  text: string;
}

const unreachable: Explanation = {
  text: 'We could not reach the sign-in service. Check your connection and try again.',
};

const explanations: Record<string, Explanation> = {
  'email-already-in-use': {
    field: 'email',
    text: 'An account with this e-mail address exists already. Sign in instead, or use another address.',
  },
  'invalid-email': { field: 'email', text: 'This is not a complete e-mail address.' },
  'missing-email': { field: 'email', text: 'Enter your e-mail address.' },
  'user-disabled': { field: 'email', text: 'This account has been disabled.' },
  'user-not-found': { field: 'email', text: 'There is no account with this e-mail address.' },
  'wrong-password': { field: 'password', text: 'The password is not right for this account.' },
  'missing-password': { field: 'password', text: 'Enter your password.' },
  'weak-password': { field: 'password', text: 'Choose a password of at least 6 characters.' },
  'invalid-credential': { text: 'The e-mail address and password do not match an account.' },
  'invalid-login-credentials': {
    text: 'The e-mail address and password do not match an account.',
  },
  'popup-closed-by-user': { text: 'The sign-in window was closed before you finished.' },
  'cancelled-popup-request': { text: 'Another sign-in window was opened.' },
  'popup-blocked': {
    text: 'Your browser blocked the sign-in window. Allow pop-ups and try again.',
  },
  'account-exists-with-different-credential': {
    text: 'You have an account with this e-mail address already. Sign in the way you did before.',
  },
  'too-many-requests': { text: 'Too many tries. Wait a few minutes and try again.' },
  'network-request-failed': unreachable,
  'internal-error': unreachable,
};

/** What happened and what to do about it, and the field it belongs to where it has one. */
export function explainIdentityError(error: IdentityError): Explanation {
  return explanations[error.code] ?? { text: error.message };
}
