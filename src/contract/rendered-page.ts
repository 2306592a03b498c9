import type { PublicConfiguration } from './configuration';

/** A call by its name in `calls`, with its parameter. */
export type EmbeddedCall =
  | { call: 'product' | 'similarProducts' | 'seller'; parameter: string }
  | { call: 'sellerProducts'; parameter: { uid: string; enough: number } };

/** A response of {api} to a visitor, embedded in the page to save the request. */
export type EmbeddedResponse = EmbeddedCall & { status: number; body: unknown };

/** Products on the first page of a seller; one more is requested to see whether there are more. */
export const sellerPageSize = 24;

/** The id of the element that holds the embedded responses as JSON. */
export const embeddedResponsesElementId = 'secondhand-answers';

/** The rendered parts of a page, which replace the placeholders in the template of its route. */
export interface RenderedPage {
  /** Title, meta elements and styles. */
  head: string;
  body: string;
}
export const renderPlaceholders: Readonly<Record<keyof RenderedPage, string>> = {
  head: '<!--rendered head-->',
  body: '<!--rendered body-->',
};

/** The input of a render. */
export interface PageToRender {
  pathName: string;
  /** The site's origin, for canonical and shared URLs. */
  origin: string;
  responses: readonly EmbeddedResponse[];
}

/** Rejects with the error of the render. */
export type PageRenderer = (page: PageToRender) => Promise<RenderedPage>;

/** The exports of the built renderer: the client compiled for Node. */
export interface RendererModule {
  createRenderer: (configuration: PublicConfiguration) => PageRenderer;
}

/** The renderer's file, relative to the folder above the built client. */
export const rendererFile = 'renderer/renderer.js';
