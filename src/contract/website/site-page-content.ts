import * as z from 'zod/mini';
import { tooLongMessage } from '../text/messages';
import { sitePageNames } from './site-pages';

export const maxSitePageLength = 50_000;

/** Marks a part of a page that the operator still has to fill in, such as "[Fill in: phone number]". */
const gapPattern = /\[fill in\b/i;

/** Whether the operator still has to fill in a part of the page. */
export const hasGaps = (content: string): boolean => gapPattern.test(content);

/** A page as visitors read it. */
export const sitePageSchema = z.object({ name: z.enum(sitePageNames), html: z.string() });

/** A page as an admin edits it. */
export const editableSitePageSchema = z.object({
  name: z.enum(sitePageNames),
  /** Markdown. */
  content: z.string(),
  defaultContent: z.string(),
  /** 0 until the page is changed. */
  revision: z.number(),
});
export type EditableSitePage = z.output<typeof editableSitePageSchema>;

const contentSchema = z.string('The text is missing.').check(
  z.maxLength(maxSitePageLength, tooLongMessage(maxSitePageLength)),
  z.refine((text) => !text.includes('\0'), "The text contains a character that can't be stored."),
);

export const sitePagePreviewSchema = z.object({ content: contentSchema });

export const sitePageChangeSchema = z.object({
  content: contentSchema,
  /** The revision that the change is based on. */
  revision: z.int('The revision is missing.'),
});
