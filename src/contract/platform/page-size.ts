/** The maximum `limit` of a list. */
export const maxPageSize = 1000;

/** The number of entries per page without a `limit`. The Link header has the URL of the next page. */
export const defaultPageSize = 60;
