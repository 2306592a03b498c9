import { validateContact } from '../../../contract/buying/contact';
import type { UserOrderEvent } from '../../../contract/buying/sale';
import { hasVisibleCharacter } from '../../../contract/text/visible-text';
import { orderActions } from './order-actions';

export const codePattern = /^\d{6}$/;

/** Returns whether the event has all required fields. */
export function isCompleteEvent(event: UserOrderEvent): boolean {
  if ('contact' in event) return Object.keys(validateContact(event.contact)).length === 0;
  if ('code' in event) return codePattern.test(event.code);
  if (orderActions[event.type].fields?.reason !== 'required') return true;
  return 'reason' in event && hasVisibleCharacter(event.reason ?? '');
}
