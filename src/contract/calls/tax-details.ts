import * as z from 'zod/mini';
import {
  newTaxDetailsSchema,
  ownTaxDetailsSchema,
  taxReportSchema,
  taxYearSchema,
} from '../payments/tax-details';
import { modificationSchema } from '../platform/mutation-results';
import type { Call } from './call';

const changesPerMinute = 10;
const exportsPerMinute = 10;

/** The yearly report of sellers to the tax office (DAC7). */
export const taxDetailCalls = {
  ownTaxDetails: {
    method: 'GET',
    path: '/my-payouts/tax-details',
    summary: 'Read whether the caller has entered their tax details, and whether they must',
    auth: 'seller',
    response: ownTaxDetailsSchema,
  },
  setTaxDetails: {
    method: 'PUT',
    path: '/my-payouts/tax-details',
    summary: "Set the caller's tax details; they are encrypted",
    auth: 'seller',
    perMinute: changesPerMinute,
    body: newTaxDetailsSchema,
    // Without a key, whose stored hash of the body could be used to guess the number.
    response: modificationSchema,
  },
  taxReport: {
    method: 'GET',
    path: '/payouts/tax-report',
    summary:
      'List the sellers of a year whom the operator has to report, without their tax details',
    auth: 'Admin',
    query: z.object({ year: taxYearSchema }),
    response: taxReportSchema,
  },
  exportTaxReport: {
    method: 'POST',
    path: '/payouts/tax-report/export',
    summary:
      'Export what each of these sellers got in each quarter, with their tax details, as CSV; recorded in the audit log',
    auth: 'Admin',
    perMinute: exportsPerMinute,
    body: z.object({ year: taxYearSchema }),
    mediaType: 'text/csv',
    response: z.string(),
  },
} satisfies Record<string, Call>;
