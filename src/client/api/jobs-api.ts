import type { HealthReport } from '../../contract/console/health-report';
import type { Job, JobState, JobSummary } from '../../contract/console/job';
import type { Modification } from '../../contract/platform/mutation-results';
import { api } from './api';
import { requestedPageSize } from './read-all-pages';
import { responseSchema } from './response-schema';

interface JobListRequest {
  state: JobState | undefined;
  visibleCount: number;
}

/** Requires the server's capability `jobs`. */
const jobsApi = api.injectEndpoints({
  endpoints: (build) => ({
    jobs: build.query<Job[], JobListRequest>({
      query: ({ state, visibleCount }) => ({
        url: '/jobs',
        params: { ...(state && { state }), limit: requestedPageSize },
        neededCount: visibleCount + 1,
      }),
      responseSchema: responseSchema('jobList'),
      providesTags: ['Jobs'],
    }),
    jobSummary: build.query<JobSummary, void>({
      query: () => '/jobs/summary',
      responseSchema: responseSchema('jobSummary'),
      providesTags: ['Jobs'],
    }),
    retryJob: build.mutation<Modification, string>({
      query: (id) => ({ url: '/jobs/retries', method: 'POST', body: { id } }),
      responseSchema: responseSchema('modification'),
      invalidatesTags: ['Jobs'],
    }),
    healthReport: build.query<HealthReport, void>({
      query: () => '/health-report',
      responseSchema: responseSchema('healthReport'),
    }),
  }),
});

export const { useJobsQuery, useJobSummaryQuery, useRetryJobMutation, useHealthReportQuery } =
  jobsApi;
