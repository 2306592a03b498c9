/** Something in a page, held by the engine that renders it. */
export interface PageElement {
  click: () => Promise<unknown>;
  /** Types after what is there, or over what is selected. */
  type: (text: string) => Promise<unknown>;
  choose: (file: string) => Promise<unknown>;
}

/** A window of a browser, whichever engine it has. */
export interface Window {
  open: (address: string) => Promise<unknown>;
  back: () => Promise<unknown>;
  reload: () => Promise<unknown>;
  /** Runs the body of a function, to which `argument` is given, and answers what it returns. */
  run: (body: string, argument: string) => Promise<unknown>;
  /** The element that the body of a function returns; null without one. */
  find: (body: string, argument: string) => Promise<PageElement | null>;
  /** The other window, once a page has opened one. */
  popup: () => Promise<Window | undefined>;
}

/** A browser in which everybody has a profile of their own. */
export interface Engine {
  newPerson: () => Promise<Window>;
  /** Ends the last person's browsing. */
  leave: () => Promise<unknown>;
  close: () => Promise<unknown>;
}
