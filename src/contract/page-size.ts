/** Maximum of the `limit` of a list. */
export const maxPageSize = 1000;

/** Entries per page without a `limit`; the Link header names the next page. */
export const defaultPageSize = 60;
