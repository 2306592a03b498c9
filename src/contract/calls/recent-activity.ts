import * as z from 'zod/mini';
import {
  maxRecentSearches,
  maxViewedProducts,
  viewedProductSchema,
} from '../finding/recent-activity';
import { maxSearchTextLength } from '../finding/search';
import { requiredText } from '../text/text';
import type { Call } from './call';

/**
 * What a device adds to the account, the latest first: the texts of searches and the ids of viewed products. The earlier
 * entries of the `cleared` lists are deleted before.
 */
const newActivitySchema = z.object({
  searches: z
    .array(requiredText('searches must be a list of texts.', maxSearchTextLength))
    .check(z.maxLength(maxRecentSearches)),
  viewed: z
    .array(requiredText('viewed must be a list of product ids.', 100))
    .check(z.maxLength(maxViewedProducts)),
  cleared: z.array(z.enum(['searches', 'viewed'], 'There is no such list.')).check(z.maxLength(2)),
});
export type NewActivity = z.output<typeof newActivitySchema>;

/** Both lists of an account, the latest entry first. */
const recentActivitySchema = z.object({
  searches: z.array(z.string()),
  viewed: z.array(viewedProductSchema),
});

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
