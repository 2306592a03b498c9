const format = new Intl.NumberFormat('en');

/** Returns a count as all our texts write it, such as "2,000", so that a rendered and a hydrated text are equal. */
export const formatCount = (count: number): string => format.format(count);
