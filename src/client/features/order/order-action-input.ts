import { normalizeContact, validateContact, type Contact } from '../../../contract/contact';
import { reasonField, tooLongMessage } from '../../../contract/messages';
import type { UserOrderEvent } from '../../../contract/sale';
import { sanitizeText, hasVisibleCharacter } from '../../../contract/visible-text';
import { orderActions } from './order-actions';
import type { UserOrderEventType } from './order-snapshot';

/** The form values of all actions. Each action uses some of them. */
export interface OrderActionInput extends Contact {
  reason: string;
}

/** Returns the validation errors by field. */
export function validateInput(
  action: UserOrderEventType,
  { reason = '', phoneNumber = '', meetingLocation = '' }: Partial<OrderActionInput>,
): Partial<OrderActionInput> {
  const { requires } = orderActions[action];
  if (requires === 'contact') return validateContact({ phoneNumber, meetingLocation });
  if (requires === 'reason' && !hasVisibleCharacter(reason)) {
    return { reason: reasonField.required };
  }
  if (sanitizeText(reason).length > reasonField.maxLength) {
    return { reason: tooLongMessage(reasonField.maxLength) };
  }
  return {};
}

/** Returns the event that an action sends, with the form values. */
export function toOrderEvent(
  action: UserOrderEventType,
  { reason = '', phoneNumber = '', meetingLocation = '' }: Partial<OrderActionInput>,
): UserOrderEvent {
  const trimmedReason = hasVisibleCharacter(reason) ? sanitizeText(reason) : '';
  switch (action) {
    case 'buyer.change':
      return { type: action, contact: normalizeContact({ phoneNumber, meetingLocation }) };
    case 'buyer.cancel':
      return { type: action, ...(trimmedReason && { reason: trimmedReason }) };
    case 'buyer.receive':
    case 'seller.handOver':
      return { type: action };
    default:
      return { type: action, reason: trimmedReason };
  }
}
