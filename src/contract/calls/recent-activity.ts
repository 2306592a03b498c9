import { newActivitySchema, recentActivitySchema } from '../finding/recent-activity';
import type { Call } from './call';

/** The recent searches and recently viewed products of an account (docs/finding.md#recent-searches-and-viewed-watches). */
export const recentActivityCalls = {
  addRecentActivity: {
    method: 'POST',
    path: '/recent-activity',
    summary: "Add to the caller's recent searches and recently viewed products, and read them",
    auth: 'signedIn',
    body: newActivitySchema,
    response: recentActivitySchema,
  },
} satisfies Record<string, Call>;
