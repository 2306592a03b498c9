import { validateContact } from '../../../contract/buying/contact';
import { validateParcel } from '../../../contract/buying/parcel';
import type { UserOrderEvent } from '../../../contract/buying/sale';
import { validateAddress } from '../../../contract/buying/shipping-address';
import { hasVisibleCharacter } from '../../../contract/text/visible-text';
import { orderActions } from './order-actions';

export const codePattern = /^\d{6}$/;

/** Returns whether the event has all required fields. */
export function isCompleteEvent(event: UserOrderEvent): boolean {
  if ('contact' in event) return isEmpty(validateContact(event.contact));
  if ('address' in event) return isEmpty(validateAddress(event.address));
  if ('trackingNumber' in event) return isEmpty(validateParcel(event));
  if ('code' in event) return codePattern.test(event.code);
  if (orderActions[event.type].fields?.reason !== 'required') return true;
  return 'reason' in event && hasVisibleCharacter(event.reason ?? '');
}

const isEmpty = (errors: object) => Object.keys(errors).length === 0;
