/** The most entries of one page of a list, for whoever asks for so many. */
export const maxPageSize = 1000;

/** How many there are unless the asker says; a header leads to the next page. */
export const defaultPageSize = 60;
