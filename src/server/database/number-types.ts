/** PostgreSQL's type numbers of the columns that drivers would hand over as text. */
export const int8 = 20;
export const numeric = 1700;
