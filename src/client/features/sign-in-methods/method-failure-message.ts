import { IdentityError } from '../../services/identity/identity-error';
import { reauthenticationFailureMessage } from '../reauthentication-failure-message';
import { methodNames } from './sign-in-method-texts';
import type { MethodChange } from './sign-in-methods.machine';

/** Returns why a sign-in method was not connected or disconnected. */
export function methodFailureMessage(error: unknown, { method }: MethodChange): string {
  const name = methodNames[method];
  const messages: Partial<Record<string, string>> = {
    'credential-already-in-use': `This ${name} account already belongs to another account here.`,
    'email-already-in-use': `The email address of this ${name} account already belongs to another account here.`,
    'provider-already-linked': `${name} is already connected. Reload the page.`,
    'last-sign-in-method': `It is your only way to sign in now, so you can't disconnect it.`,
    'no-such-provider': `${name} is already disconnected. Reload the page.`,
  };
  const code = error instanceof IdentityError ? error.code : '';
  return messages[code] ?? reauthenticationFailureMessage(error);
}
