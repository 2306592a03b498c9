import * as z from 'zod/mini';
import { requiredText } from '../text/text';
import { isTrackingNumber, normalizeTrackingNumber, parcelFields } from './parcel';

const { carrier, trackingNumber } = parcelFields;

export const parcelSchema = z.object({
  carrier: requiredText(carrier.required, carrier.maxLength),
  trackingNumber: z.pipe(
    z.pipe(
      requiredText(trackingNumber.required, 2 * trackingNumber.maxLength),
      z.transform(normalizeTrackingNumber),
    ),
    z.string().check(z.refine(isTrackingNumber, trackingNumber.invalid)),
  ),
});
