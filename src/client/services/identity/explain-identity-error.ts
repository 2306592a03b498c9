import type { IdentityError } from './identity-error';

interface Explanation {
  field?: 'email' | 'password' | 'photoURL';
  text: string;
}

/** Does not show the code, which says nothing to a user; `toIdentityError` logs it. */
const unknownExplanation: Explanation = {
  text: 'The sign-in service refused this. Try again in a few minutes.',
};

const unreachableExplanation: Explanation = {
  text: 'We could not reach the sign-in service. Check your connection and try again.',
};

/**
 * One message for an unknown address and a wrong password, so that it does not reveal which email
 * addresses have an account.
 */
const noMatchExplanation: Explanation = {
  text: "This email address and password don't match an account.",
};

const signedOutExplanation: Explanation = {
  text: 'You are no longer signed in. Sign in and try again.',
};

const closedWindowExplanation: Explanation = {
  text: 'The sign-in window was closed before you finished.',
};

const methodOffExplanation: Explanation = {
  text: 'This way to sign in is switched off. Use another one.',
};

const explanations: Record<string, Explanation> = {
  'email-already-in-use': {
    field: 'email',
    text: 'There is already an account with this email address. Sign in instead, or use another one.',
  },
  'invalid-email': { field: 'email', text: "This email address isn't complete." },
  'missing-email': { field: 'email', text: 'Enter your email address.' },
  'user-disabled': { field: 'email', text: 'This account has been disabled.' },
  'user-not-found': noMatchExplanation,
  'wrong-password': noMatchExplanation,
  'missing-password': { field: 'password', text: 'Enter your password.' },
  'weak-password': { field: 'password', text: 'Choose a password of at least 6 characters.' },
  'password-does-not-meet-requirements': {
    field: 'password',
    text: 'This password is too weak. Choose a longer one with letters, numbers and symbols.',
  },
  'invalid-credential': noMatchExplanation,
  'invalid-login-credentials': noMatchExplanation,
  'popup-closed-by-user': closedWindowExplanation,
  'user-cancelled': closedWindowExplanation,
  'cancelled-popup-request': { text: 'Another sign-in window was opened.' },
  'popup-blocked': {
    text: 'Your browser blocked the sign-in window. Allow pop-ups and try again.',
  },
  'account-exists-with-different-credential': {
    text: 'You already have an account with this email address. Sign in the way you did before.',
  },
  'user-mismatch': {
    text: 'This is another account. Choose the one with which you sign in here.',
  },
  'too-many-requests': { text: 'Too many attempts. Wait a few minutes and try again.' },
  'requires-recent-login': { text: 'To make this change, sign in again first.' },
  'user-token-expired': signedOutExplanation,
  'no-current-user': signedOutExplanation,
  'operation-not-allowed': methodOffExplanation,
  'admin-restricted-operation': methodOffExplanation,
  'unauthorized-domain': methodOffExplanation,
  'web-storage-unsupported': {
    text: 'Your browser blocks storage for this site. Allow it and try again.',
  },
  timeout: unreachableExplanation,
  'network-request-failed': unreachableExplanation,
  'internal-error': unreachableExplanation,
};

/** Returns a message with what the user can do, and the form field that it concerns, if any. */
export function explainIdentityError({ code }: IdentityError): Explanation {
  return explanations[code] ?? unknownExplanation;
}
