import { jobCalls } from '../../contract/calls/jobs' with { type: 'signature' };
import { injectCalls } from './inject-calls';

const jobsApi = injectCalls(
  jobCalls,
  async () =>
    (await import(/* webpackChunkName: "staff-calls" */ '../../contract/calls/jobs')).jobCalls,
  ({ query, mutation, visibleList }) => ({
    jobs: visibleList('jobs', { providesTags: ['Jobs'] }),
    jobSummary: query('jobSummary', { providesTags: ['Jobs'] }),
    retryJob: mutation('retryJob', { invalidatesTags: ['Jobs'] }),
    healthReport: query('healthReport'),
  }),
);

export const { useJobsQuery, useJobSummaryQuery, useRetryJobMutation, useHealthReportQuery } =
  jobsApi;
