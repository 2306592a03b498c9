import * as z from 'zod/mini';
import { acknowledgementSchema } from '../platform/mutation-results';
import { notFoundMessages } from '../platform/not-found';
import {
  editableSitePageSchema,
  maxSitePageLength,
  sitePageChangeSchema,
  sitePagePreviewSchema,
  sitePageSchema,
} from '../website/site-page-content';
import type { Call } from './call';

/** In bytes: enough for a page with every character escaped. */
const bodyLimit = 6 * maxSitePageLength + 1024;

const unknownPage = { 404: notFoundMessages.page };

export const sitePageCalls = {
  sitePage: {
    method: 'GET',
    path: '/site-pages/{name}',
    summary: 'Get a page such as Help or Imprint as HTML',
    auth: 'public',
    response: sitePageSchema,
    errors: unknownPage,
  },
  editableSitePages: {
    method: 'GET',
    path: '/site-pages',
    summary: 'List the pages with their Markdown',
    auth: 'Admin',
    response: z.array(editableSitePageSchema),
  },
  previewSitePage: {
    method: 'POST',
    path: '/site-page-previews',
    summary: 'Get the HTML of Markdown and its problems, without storing it',
    auth: 'Admin',
    body: sitePagePreviewSchema,
    bodyLimit,
    response: z.object({ html: z.string(), problems: z.array(z.string()) }),
  },
  changeSitePage: {
    method: 'PUT',
    path: '/site-pages/{name}',
    summary: 'Change the text of a page',
    auth: 'Admin',
    body: sitePageChangeSchema,
    bodyLimit,
    acceptsIdempotencyKey: true,
    response: acknowledgementSchema,
    errors: { ...unknownPage, 409: 'The page was changed meanwhile.' },
  },
} satisfies Record<string, Call>;
