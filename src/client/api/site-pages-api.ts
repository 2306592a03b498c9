import type { Acknowledgement } from '../../contract/platform/mutation-results';
import type {
  EditableSitePage,
  RenderedSitePage,
  SitePageChange,
} from '../../contract/website/site-page-content';
import type { SitePageName } from '../../contract/website/site-pages';
import { api } from './api';
import { responseSchema } from './response-schema';

const sitePagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    sitePage: build.query<RenderedSitePage, SitePageName>({
      query: (name) => `/site-pages/${name}`,
      responseSchema: responseSchema('sitePage'),
      providesTags: ['SitePages'],
    }),
    editableSitePages: build.query<EditableSitePage[], void>({
      query: () => '/site-pages',
      responseSchema: responseSchema('sitePageList'),
      providesTags: ['SitePages'],
    }),
    sitePagePreview: build.query<{ html: string }, string>({
      query: (content) => ({ url: '/site-page-previews', method: 'POST', body: { content } }),
      responseSchema: responseSchema('sitePagePreview'),
      keepUnusedDataFor: 0,
    }),
    changeSitePage: build.mutation<Acknowledgement, SitePageChange & { name: SitePageName }>({
      query: ({ name, ...body }) => ({ url: `/site-pages/${name}`, method: 'PUT', body }),
      responseSchema: responseSchema('acknowledgement'),
      invalidatesTags: ['SitePages'],
    }),
  }),
});

export const {
  useSitePageQuery,
  useEditableSitePagesQuery,
  useSitePagePreviewQuery,
  useChangeSitePageMutation,
} = sitePagesApi;
