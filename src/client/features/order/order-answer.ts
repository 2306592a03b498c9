import { meetingLocationRequired } from '../../../contract/contact-messages';
import { normalizePhoneNumber, phoneNumberPattern } from '../../../contract/phone-number';
import type { PersonalEvent } from '../../../contract/sale';
import { sanitizeText, hasVisibleCharacter } from '../../../contract/visible-text';
import { orderActions } from './order-actions';
import type { PersonalEventType } from './standing';

/** What somebody fills in before an order moves; an action asks for some of it. */
export interface OrderAnswer {
  reason: string;
  phoneNumber: string;
  meetingLocation: string;
}

const longestReason = 1000;

/** What is wrong with an answer, by its field. */
export function validateAnswer(
  action: PersonalEventType,
  { reason = '', phoneNumber = '', meetingLocation = '' }: Partial<OrderAnswer>,
): Partial<OrderAnswer> {
  const { asks } = orderActions[action];
  if (asks === 'contact') {
    return {
      ...(!phoneNumberPattern.test(normalizePhoneNumber(phoneNumber)) && {
        phoneNumber: 'Phone number must be 11 digits in the form 01*********!',
      }),
      ...(!hasVisibleCharacter(meetingLocation) && {
        meetingLocation: meetingLocationRequired,
      }),
    };
  }
  if (asks === 'reason' && !hasVisibleCharacter(reason)) return { reason: 'Please say why.' };
  if (sanitizeText(reason).length > longestReason) {
    return { reason: `That is more than ${longestReason} characters.` };
  }
  return {};
}

/** The event that an answer makes of an action. */
export function eventOf(
  action: PersonalEventType,
  { reason = '', phoneNumber = '', meetingLocation = '' }: Partial<OrderAnswer>,
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
