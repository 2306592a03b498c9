/** Advertisements per page; the Link header names the next page. */
export const advertisementsPageSize = 24;
