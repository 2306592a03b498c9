/** Apart from what reads the searches, so that a sign-out removes them without its code. */
export const recentSearchesKey = 'secondhand-recent-searches';
