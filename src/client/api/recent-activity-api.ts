import { recentActivityCalls } from '../../contract/calls/recent-activity' with { type: 'signature' };
import { injectCalls } from './inject-calls';

export const recentActivityApi = injectCalls(
  recentActivityCalls,
  async () =>
    (
      await import(
        /* webpackChunkName: "recent-activity-calls" */ '../../contract/calls/recent-activity'
      )
    ).recentActivityCalls,
  ({ mutation }) => ({ addRecentActivity: mutation('addRecentActivity') }),
);
