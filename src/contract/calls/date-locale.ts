import * as z from 'zod/mini';
import { dateLocaleRequestSchema } from '../accounts/date-locale';
import { acknowledgementSchema } from '../platform/mutation-results';
import { timeZoneSchema } from '../text/time-zone';
import type { Call } from './call';

export const dateLocaleCalls = {
  changeDateLocale: {
    method: 'PUT',
    path: '/date-locale',
    summary: 'Choose the language in which dates are written',
    auth: 'signedIn',
    body: dateLocaleRequestSchema,
    acceptsIdempotencyKey: true,
    response: acknowledgementSchema,
  },
  changeTimeZone: {
    method: 'PUT',
    path: '/time-zone',
    summary: 'Set the time zone in which emails write dates',
    auth: 'signedIn',
    body: z.object({ timeZone: timeZoneSchema }),
    acceptsIdempotencyKey: true,
    response: acknowledgementSchema,
  },
} satisfies Record<string, Call>;
