import type { PublicConfiguration } from './configuration';

/** An answer of {api} to a visitor, which comes with a page so that nobody has to ask for it. */
export interface EmbeddedAnswer {
  /** The name of the call in `calls`. */
  call: 'product' | 'similarProducts' | 'seller';
  /** The one parameter of its path. */
  parameter: string;
  status: number;
  body: unknown;
}

/** The id of the element that the server writes them into, as JSON. */
export const answersElementId = 'secondhand-answers';

/** What is rendered for one address, in place of these in the file of its route. */
export interface RenderedPage {
  /** Title, descriptions and styles: what belongs into the document's head. */
  head: string;
  body: string;
}
export const placeOf: Readonly<Record<keyof RenderedPage, string>> = {
  head: '<!--rendered head-->',
  body: '<!--rendered body-->',
};

/** A page as a visitor asks for it. */
export interface PageToRender {
  pathName: string;
  /** Where the site is: what is shared with others names it with its host. */
  origin: string;
  answers: readonly EmbeddedAnswer[];
}

/** Rejects with what went wrong while it rendered. */
export type PageRenderer = (page: PageToRender) => Promise<RenderedPage>;

/** What the built renderer exports: the client for Node, by which a server renders pages. */
export interface RendererModule {
  createRenderer: (configuration: PublicConfiguration) => PageRenderer;
}

/** The renderer's file, beside the folder of the built client. */
export const rendererFile = 'renderer/renderer.js';
