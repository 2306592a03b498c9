import { taxDetailCalls } from '../../contract/calls/tax-details' with { type: 'signature' };
import { injectCalls } from './inject-calls';

/** The yearly report of sellers to the tax office. */
export const taxDetailsApi = injectCalls(
  taxDetailCalls,
  async () =>
    (await import(/* webpackChunkName: "seller-calls" */ '../../contract/calls/tax-details'))
      .taxDetailCalls,
  ({ query, mutation }) => ({
    ownTaxDetails: query('ownTaxDetails', { providesTags: ['TaxDetails'] }),
    setTaxDetails: mutation('setTaxDetails', { invalidatesTags: ['TaxDetails'] }),
    taxReport: query('taxReport'),
    exportTaxReport: mutation('exportTaxReport'),
  }),
);

export const { useOwnTaxDetailsQuery, useTaxReportQuery } = taxDetailsApi;
