/** So many advertisements are shown at first, and sent at once; the Link header leads to more. */
export const advertisementsPageSize = 24;
