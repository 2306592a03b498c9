import type {
  AppealDecision,
  DecisionSummary,
  NewDecisionInput,
  Statement,
} from '../../contract/trust/decision';
import type { Acknowledgement } from '../../contract/platform/mutation-results';
import type { NewReport, Report, ReportDetails } from '../../contract/trust/report';
import { api } from './api';
import { requestedPageSize } from './read-all-pages';
import { responseSchema } from './response-schema';

/** A query of the newest reports. */
export interface ReportsQuery {
  state?: 'open' | 'decided' | undefined;
  subjectType?: string | undefined;
  reason?: string | undefined;
  /** The id of a user. */
  person?: string | undefined;
  /** How many reports the page renders. */
  visibleCount: number;
}

/** A query of the newest decisions. */
export interface DecisionsQuery {
  appealed?: true | undefined;
  /** The id of a user. */
  person?: string | undefined;
  /** How many decisions the page renders. */
  visibleCount: number;
}

const reportPath = (id: string) => `/reports/${encodeURIComponent(id)}`;
const decisionPath = (id: string) => `/decisions/${encodeURIComponent(id)}`;

/** Requires the server's capability `reports`. */
export const reportsApi = api.injectEndpoints({
  endpoints: (build) => ({
    addReport: build.mutation<Acknowledgement, NewReport>({
      query: (body) => ({ url: '/reports', method: 'POST', body }),
      responseSchema: responseSchema('acknowledgement'),
      invalidatesTags: ['Reports'],
    }),
    reports: build.query<Report[], ReportsQuery>({
      query: ({ visibleCount, ...filter }) => ({
        url: '/reports',
        params: { ...filter, limit: requestedPageSize },
        neededCount: visibleCount + 1,
      }),
      responseSchema: responseSchema('reportList'),
      providesTags: ['Reports'],
    }),
    report: build.query<ReportDetails, string>({
      query: reportPath,
      responseSchema: responseSchema('reportDetails'),
      providesTags: ['Reports'],
    }),
    decideReport: build.mutation<Acknowledgement, { id: string; decision: NewDecisionInput }>({
      query: ({ id, decision }) => ({
        url: `${reportPath(id)}/decision`,
        method: 'POST',
        body: decision,
      }),
      responseSchema: responseSchema('acknowledgement'),
      invalidatesTags: ['Reports', 'Products', 'MyProducts'],
    }),
    exportModerationFigures: build.mutation<string, { year: number }>({
      query: (body) => ({
        url: '/reports/figures',
        method: 'POST',
        body,
        responseHandler: 'text',
      }),
      responseSchema: responseSchema('csv'),
    }),
    decisions: build.query<DecisionSummary[], DecisionsQuery>({
      query: ({ visibleCount, ...filter }) => ({
        url: '/decisions',
        params: { ...filter, limit: requestedPageSize },
        neededCount: visibleCount + 1,
      }),
      responseSchema: responseSchema('decisionList'),
      providesTags: ['Reports'],
    }),
    /** A statement of reasons, by the decision's id or the token of an email. */
    decision: build.query<Statement, string>({
      query: decisionPath,
      responseSchema: responseSchema('statement'),
      providesTags: ['Reports'],
    }),
    appealDecision: build.mutation<Acknowledgement, { id: string; text: string }>({
      query: ({ id, text }) => ({
        url: `${decisionPath(id)}/appeal`,
        method: 'POST',
        body: { text },
      }),
      responseSchema: responseSchema('acknowledgement'),
      invalidatesTags: ['Reports'],
    }),
    decideAppeal: build.mutation<Acknowledgement, { id: string; decision: AppealDecision }>({
      query: ({ id, decision }) => ({
        url: `/appeals/${encodeURIComponent(id)}/decision`,
        method: 'POST',
        body: decision,
      }),
      responseSchema: responseSchema('acknowledgement'),
      invalidatesTags: ['Reports', 'Products', 'MyProducts'],
    }),
  }),
});

export const { useReportsQuery, useReportQuery, useDecisionsQuery, useDecisionQuery } = reportsApi;
