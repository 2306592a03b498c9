import type { SignInMethod } from '../../services/identity/identity-types';
import type { MethodChange } from './sign-in-methods.machine';

export const methodNames: Record<SignInMethod, string> = {
  password: 'Email and password',
  'google.com': 'Google',
  'github.com': 'Github',
};

interface ChangeTexts {
  title: string;
  explanation: string;
  submit: string;
}

/** Returns the texts of the dialog that asks the user to confirm a change. */
export function changeTexts({ action, method }: MethodChange): ChangeTexts {
  const name = methodNames[method];
  if (action === 'disconnect') {
    return {
      title: method === 'password' ? 'Remove your password?' : `Disconnect ${name}?`,
      explanation: `You'll no longer be able to sign in with ${method === 'password' ? 'a password' : name}. Devices that are signed in stay signed in.`,
      submit: method === 'password' ? 'Remove password' : `Disconnect ${name}`,
    };
  }
  if (method === 'password') {
    return {
      title: 'Add a password',
      explanation:
        'Then you can also sign in with your email address and this password. Your other devices are signed out within an hour.',
      submit: 'Save password',
    };
  }
  return {
    title: `Connect ${name}`,
    explanation: `${name} opens in a new window. Then you can also sign in with your ${name} account. Your other devices may have to sign in again.`,
    submit: `Connect ${name}`,
  };
}

/** Returns the message of a change that is made. */
export function changedText({ action, method }: MethodChange): string {
  if (method === 'password') {
    return action === 'connect' ? 'Your password is saved' : 'Your password is removed';
  }
  return `${methodNames[method]} is ${action === 'connect' ? 'connected' : 'disconnected'}`;
}
