import type { PublicConfiguration } from './configuration';

/** A call by its name in `calls`, with what is asked for. */
export type EmbeddedCall =
  | { call: 'product' | 'similarProducts' | 'seller'; parameter: string }
  | { call: 'sellerProducts'; parameter: { uid: string; enough: number } };

/** An answer of {api} to a visitor, which comes with a page so that nobody has to ask for it. */
export type EmbeddedResponse = EmbeddedCall & { status: number; body: unknown };

/** So many of a seller's products their page begins with; one more tells whether there are more. */
export const sellerPageSize = 24;

/** The id of the element that the server writes them into, as JSON. */
export const embeddedResponsesElementId = 'secondhand-answers';

/** What is rendered for one address, in place of these in the file of its route. */
export interface RenderedPage {
  /** Title, descriptions and styles: what belongs into the document's head. */
  head: string;
  body: string;
}
export const renderPlaceholders: Readonly<Record<keyof RenderedPage, string>> = {
  head: '<!--rendered head-->',
  body: '<!--rendered body-->',
};

/** A page as a visitor asks for it. */
export interface PageToRender {
  pathName: string;
  /** Where the site is: what is shared with others names it with its host. */
  origin: string;
  answers: readonly EmbeddedResponse[];
}

/** Rejects with what went wrong while it rendered. */
export type PageRenderer = (page: PageToRender) => Promise<RenderedPage>;

/** What the built renderer exports: the client for Node, by which a server renders pages. */
export interface RendererModule {
  createRenderer: (configuration: PublicConfiguration) => PageRenderer;
}

/** The renderer's file, beside the folder of the built client. */
export const rendererFile = 'renderer/renderer.js';
