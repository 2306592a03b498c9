import { decisionCalls } from '../../contract/calls/decisions' with { type: 'signature' };
import { reportCalls } from '../../contract/calls/reports' with { type: 'signature' };
import { injectCalls, type VisibleListArgument } from './inject-calls';

export type DecisionsQuery = VisibleListArgument<(typeof decisionCalls)['decisions']>;

export type ReportsQuery = VisibleListArgument<(typeof reportCalls)['reports']>;

export const reportsApi = injectCalls(
  reportCalls,
  async () =>
    (await import(/* webpackChunkName: "visitor-calls" */ '../../contract/calls/reports'))
      .reportCalls,
  ({ query, mutation, visibleList }) => ({
    addReport: mutation('addReport', { invalidatesTags: ['Reports'] }),
    reports: visibleList('reports', { providesTags: ['Reports'] }),
    report: query('report', { providesTags: ['Reports'] }),
    decideReport: mutation('decideReport', {
      invalidatesTags: ['Reports', 'Products', 'MyProducts'],
    }),
    exportModerationFigures: mutation('exportModerationFigures'),
  }),
);

export const decisionsApi = injectCalls(
  decisionCalls,
  async () =>
    (await import(/* webpackChunkName: "visitor-calls" */ '../../contract/calls/decisions'))
      .decisionCalls,
  ({ query, mutation, visibleList }) => ({
    decisions: visibleList('decisions', { providesTags: ['Reports'] }),
    /** A statement of reasons, by the decision's id or the token of an email. */
    decision: query('decision', { providesTags: ['Reports'] }),
    appealDecision: mutation('appealDecision', { invalidatesTags: ['Reports'] }),
    decideAppeal: mutation('decideAppeal', {
      invalidatesTags: ['Reports', 'Products', 'MyProducts'],
    }),
  }),
);

export const { useReportsQuery, useReportQuery } = reportsApi;
export const { useDecisionsQuery, useDecisionQuery } = decisionsApi;
