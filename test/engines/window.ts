/** An element of a page. */
export interface PageElement {
  click: () => Promise<unknown>;
  /** Types after the present text, or over the selection. */
  type: (text: string) => Promise<unknown>;
  choose: (file: string) => Promise<unknown>;
}

/** A browser window of any engine. */
export interface Window {
  open: (url: string) => Promise<unknown>;
  back: () => Promise<unknown>;
  reload: () => Promise<unknown>;
  /** Runs a function body with `argument`, and returns its result. */
  run: (body: string, argument: string) => Promise<unknown>;
  /** The element that the function body returns, or null. */
  find: (body: string, argument: string) => Promise<PageElement | null>;
  /** The other window, once a page has opened one. */
  popup: () => Promise<Window | undefined>;
}

/** A browser in which every user has a profile of their own. */
export interface Engine {
  openProfile: () => Promise<Window>;
  /** Closes the last user's windows. */
  closeProfile: () => Promise<unknown>;
  close: () => Promise<unknown>;
}
