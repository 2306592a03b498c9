/** The number of advertisements per page. The Link header has the URL of the next page. */
export const advertisementsPageSize = 24;
