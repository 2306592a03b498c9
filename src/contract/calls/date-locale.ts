import { dateLocaleRequestSchema } from '../accounts/date-locale';
import { acknowledgementSchema } from '../platform/mutation-results';
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
} satisfies Record<string, Call>;
