/** The id of the `datalist` with the known brands. */
export const brandListId = 'known-brands';
