import { imageError } from '../../../contract/pictures/image-upload';
import { normalizeContact, validateContact, type Contact } from '../../../contract/buying/contact';
import { reasonField, tooLongMessage } from '../../../contract/text/messages';
import {
  normalizeTrackingNumber,
  validateParcel,
  type Parcel,
} from '../../../contract/buying/parcel';
import { maxEvidencePhotos, problems, type Problem } from '../../../contract/buying/problem';
import { parsePrice } from '../../../contract/selling/price';
import type { Sale, UserOrderEvent } from '../../../contract/buying/sale';
import {
  normalizeAddress,
  validateAddress,
  type ShippingAddress,
} from '../../../contract/buying/shipping-address';
import { withoutGrouping } from '../../../contract/text/short-text';
import { sanitizeText, hasVisibleCharacter } from '../../../contract/text/visible-text';
import { codePattern } from './is-complete-event';
import { createOrderEvent, orderActions, type UserOrderEventType } from './order-actions';

/** The form values of all actions. Each action uses some of them. */
export interface OrderActionInput extends Contact, ShippingAddress, Parcel {
  reason: string;
  code: string;
  amount: string;
  problem: string;
  photos: readonly File[];
}

type InputErrors = Partial<Record<keyof OrderActionInput, string>>;

const isProblem = (text: string): text is Problem => problems.some((problem) => problem === text);

/** Returns the validation errors by field. */
export function validateInput(
  action: UserOrderEventType,
  input: Partial<OrderActionInput>,
  { currency }: Pick<Sale, 'currency'>,
): InputErrors {
  const { reason = '', code = '', amount = '', problem = '', photos = [] } = input;
  const { phoneNumber = '', meetingLocation = '' } = input;
  const { fields = {} } = orderActions[action];
  const reasonMessage = fields.reason && reasonError(reason, fields.reason);
  const photosMessage = fields.photos && photosError(photos);
  return {
    ...(fields.contact && validateContact({ phoneNumber, meetingLocation })),
    ...(fields.address && validateAddress(input)),
    ...(fields.parcel && validateParcel(input)),
    ...(fields.code &&
      !codePattern.test(withoutGrouping(code)) && { code: 'The code has six digits.' }),
    ...(fields.amount &&
      !parsePrice(amount, currency) && { amount: 'Please enter an amount of more than 0.' }),
    ...(fields.problem && !isProblem(problem) && { problem: 'Please choose what is wrong.' }),
    ...(reasonMessage && { reason: reasonMessage }),
    ...(photosMessage && { photos: photosMessage }),
  };
}

function reasonError(reason: string, need: 'required' | 'optional'): string | undefined {
  if (need === 'required' && !hasVisibleCharacter(reason)) return reasonField.required;
  return sanitizeText(reason).length > reasonField.maxLength
    ? tooLongMessage(reasonField.maxLength)
    : undefined;
}

function photosError(photos: readonly File[]): string | undefined {
  if (photos.length > maxEvidencePhotos) {
    return `At most ${maxEvidencePhotos} photos are allowed. Remove ${photos.length - maxEvidencePhotos}.`;
  }
  const invalid = photos.find(imageError);
  return invalid && `${invalid.name}: ${imageError(invalid)}`;
}

/** Returns the event that an action sends, with the form values except the photos. */
export function toOrderEvent(
  action: UserOrderEventType,
  input: Partial<OrderActionInput>,
  { currency }: Pick<Sale, 'currency'>,
): UserOrderEvent {
  const { phoneNumber = '', meetingLocation = '', problem = '', reason = '', code = '' } = input;
  const { amount = '', carrier = '', trackingNumber = '' } = input;
  return createOrderEvent(action, {
    contact: normalizeContact({ phoneNumber, meetingLocation }),
    address: normalizeAddress(input),
    parcel: {
      carrier: sanitizeText(carrier),
      trackingNumber: normalizeTrackingNumber(trackingNumber),
    },
    problem: isProblem(problem) ? problem : 'other',
    code: withoutGrouping(code),
    amount: parsePrice(amount, currency) ?? 0,
    reason: hasVisibleCharacter(reason) ? sanitizeText(reason) : '',
  });
}
