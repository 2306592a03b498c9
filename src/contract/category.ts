import * as z from 'zod/mini';
import { listOf, shownText } from './text';

export const categorySchema = z.object({
  _id: z.string(),
  name: z.string(),
  description: shownText,
});
export type Category = z.infer<typeof categorySchema>;
export const categoryListSchema = listOf(categorySchema);

/** Answer of GET /category/{id}. */
export const categoryHeadingSchema = z.object({ name: z.string(), description: shownText });
export type CategoryHeading = z.infer<typeof categoryHeadingSchema>;
