import type { PublicConfiguration } from '../platform/configuration';
import type { Search } from '../finding/search';
import type { SitePageName } from './site-pages';

/**
 * The name of a query endpoint in the client, and its argument (`parameter`). The argument of
 * `advertisements` and `neededCount` are the maximum number of products to load.
 */
export type EmbeddedCall =
  | { call: 'advertisements'; parameter: number }
  | { call: 'categories'; parameter?: undefined }
  | {
      call: 'category' | 'product' | 'similarProducts' | 'soldPricesOfProduct' | 'seller';
      parameter: string;
    }
  | { call: 'sitePage'; parameter: SitePageName }
  | { call: 'search'; parameter: Search }
  | { call: 'sellerProducts' | 'sellerReviews'; parameter: { uid: string; neededCount: number } };

/** An API response for a signed-out user, embedded in the page to save the request. */
export type EmbeddedResponse = EmbeddedCall & { status: number; body: unknown };

/**
 * The number of products that a seller's page shows at first. One more is requested, to know whether
 * there are more.
 */
export const sellerPageSize = 24;

/** The number of reviews that a seller's page shows at first, with one more requested. */
export const sellerReviewCount = 5;

/** The id of the element that holds the embedded responses as JSON. */
export const embeddedResponsesElementId = 'secondhand-responses';

/** The rendered parts of a page. They replace the placeholders in the page's template. */
export interface RenderedPage {
  /** The HTML of the title, meta elements and styles. */
  head: string;
  body: string;
}
export const renderPlaceholders: Readonly<Record<keyof RenderedPage, string>> = {
  head: '<!--rendered head-->',
  body: '<!--rendered body-->',
};

/** The input of a page renderer. */
export interface PageToRender {
  pathName: string;
  /** The query string that the page shows, without `?`; empty if there is none. */
  query: string;
  /** The site's origin, for canonical and shared URLs. */
  origin: string;
  responses: readonly EmbeddedResponse[];
}

/** Renders a page. Rejects if rendering fails. */
export type PageRenderer = (page: PageToRender) => Promise<RenderedPage>;

/** The exports of the renderer, which is the client compiled for Node. */
export interface RendererModule {
  createRenderer: (getConfiguration: () => PublicConfiguration) => PageRenderer;
}

/** The path of the renderer, relative to the parent folder of the built client. */
export const rendererFile = 'renderer/renderer.js';
