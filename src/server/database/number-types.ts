/** Type ids (OIDs) of PostgreSQL's number types that drivers return as text by default. */
export const int8 = 20;
export const numeric = 1700;
