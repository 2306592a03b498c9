import type { Search } from './search';

/** Returns the search whose results the page of a category shows at first. */
export const categorySearch = (id: string): Search => ({ category: [id], order: 'newest' });
