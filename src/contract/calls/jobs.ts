import * as z from 'zod/mini';
import { healthReportSchema } from '../console/health-report';
import { jobRetrySchema, jobSchema, jobStates, jobSummarySchema } from '../console/job';
import { modificationSchema } from '../platform/mutation-results';
import { notFoundMessages } from '../platform/not-found';
import type { Call } from './call';
import { pageQuery } from './request-fields';

const jobFilters = { state: z.optional(z.enum(jobStates, 'There is no such state.')) };
export type JobFilters = z.output<z.ZodMiniObject<typeof jobFilters>>;

const healthReportsPerMinute = 30;

export const jobCalls = {
  jobs: {
    method: 'GET',
    path: '/jobs',
    summary:
      'List the emails, refunds and other jobs that are not done, or those in a state, newest first',
    auth: 'Admin',
    query: z.extend(pageQuery, jobFilters),
    response: z.array(jobSchema),
  },
  jobSummary: {
    method: 'GET',
    path: '/jobs/summary',
    summary: 'Count the jobs by state',
    auth: 'Admin',
    response: jobSummarySchema,
  },
  retryJob: {
    method: 'POST',
    path: '/jobs/retries',
    summary: 'Try a failed job again',
    auth: 'Admin',
    body: jobRetrySchema,
    response: modificationSchema,
    errors: { 404: notFoundMessages.job },
  },
  healthReport: {
    method: 'GET',
    path: '/health-report',
    summary: 'Get the state of the services that the server depends on, its alerts and migrations',
    auth: 'Admin',
    perMinute: healthReportsPerMinute,
    response: healthReportSchema,
  },
} satisfies Record<string, Call>;
