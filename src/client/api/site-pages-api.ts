import { sitePageCalls } from '../../contract/calls/site-pages' with { type: 'signature' };
import { injectCalls } from './inject-calls';

const sitePagesApi = injectCalls(
  sitePageCalls,
  async () =>
    (await import(/* webpackChunkName: "visitor-calls" */ '../../contract/calls/site-pages'))
      .sitePageCalls,
  ({ query, mutation }) => ({
    sitePage: query('sitePage', { providesTags: ['SitePages'] }),
    editableSitePages: query('editableSitePages', { providesTags: ['SitePages'] }),
    sitePagePreview: query('previewSitePage', { keepUnusedDataFor: 0 }),
    changeSitePage: mutation('changeSitePage', { invalidatesTags: ['SitePages'] }),
  }),
);

export const {
  useSitePageQuery,
  useEditableSitePagesQuery,
  useSitePagePreviewQuery,
  useChangeSitePageMutation,
} = sitePagesApi;
