import * as z from 'zod/mini';

const invalidYear = 'The year must be a whole number from 2000 to 9999.';

/** The year of the figures of moderation, in UTC. */
export const figuresYearSchema = z.object({
  year: z.int(invalidYear).check(z.minimum(2000, invalidYear), z.maximum(9999, invalidYear)),
});
