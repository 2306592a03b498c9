import { requiredText } from '../text/text';

const maxReasonLength = 1_000;

/** Why staff acted, in words that the person concerned may read. */
export const reasonSchema = requiredText('Please write a reason.', maxReasonLength);
