import { meetingLocationRequired } from '../../../contract/contact-messages';
import { normalizePhoneNumber, phoneNumberPattern } from '../../../contract/phone-number';
import type { PersonalEvent } from '../../../contract/sale';
import { sanitizeText, hasVisibleCharacter } from '../../../contract/visible-text';
import { orderActions } from './order-actions';
import type { PersonalEventType } from './order-snapshot';

/** The form values; each action uses some of them. */
export interface OrderActionInput {
  reason: string;
  phoneNumber: string;
  meetingLocation: string;
}

const longestReason = 1000;

/** Validation errors by field. */
export function validateInput(
  action: PersonalEventType,
  { reason = '', phoneNumber = '', meetingLocation = '' }: Partial<OrderActionInput>,
): Partial<OrderActionInput> {
  const { requires } = orderActions[action];
  if (requires === 'contact') {
    return {
      ...(!phoneNumberPattern.test(normalizePhoneNumber(phoneNumber)) && {
        phoneNumber: 'Phone number must be 11 digits in the form 01*********!',
      }),
      ...(!hasVisibleCharacter(meetingLocation) && {
        meetingLocation: meetingLocationRequired,
      }),
    };
  }
  if (requires === 'reason' && !hasVisibleCharacter(reason)) return { reason: 'Please say why.' };
  if (sanitizeText(reason).length > longestReason) {
    return { reason: `That is more than ${longestReason} characters.` };
  }
  return {};
}

/** The event of an action with these form values. */
export function toOrderEvent(
  action: PersonalEventType,
  { reason = '', phoneNumber = '', meetingLocation = '' }: Partial<OrderActionInput>,
): PersonalEvent {
  const given = hasVisibleCharacter(reason) ? sanitizeText(reason) : '';
  switch (action) {
    case 'buyer.change':
      return {
        type: action,
        contact: {
          phoneNumber: normalizePhoneNumber(phoneNumber),
          meetingLocation: sanitizeText(meetingLocation),
        },
      };
    case 'buyer.cancel':
      return { type: action, ...(given && { reason: given }) };
    case 'buyer.receive':
    case 'seller.handOver':
      return { type: action };
    default:
      return { type: action, reason: given };
  }
}
