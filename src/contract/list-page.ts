/** The most entries of one page of a list, and how many there are unless the asker says less. */
export const longestPage = 1000;
