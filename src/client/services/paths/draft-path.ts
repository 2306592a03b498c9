import { paths } from './paths';

/** The query parameter of Add a Product with the id of the draft that it opens. */
export const draftParameter = 'draft';

/** Returns the path of Add a Product that opens a draft. */
export const draftPath = (id: string): string =>
  `${paths.addProduct}?${draftParameter}=${encodeURIComponent(id)}`;
