import * as z from 'zod/mini';

/** Category of specification 3.2; `image` is the URL of its newest product's photo (10.22). */
export const categorySchema = z.object({
  _id: z.string(),
  name: z.string(),
  description: z.string(),
  image: z.optional(z.string()),
});
export type Category = z.infer<typeof categorySchema>;
export type CategoryHeading = Pick<Category, 'name' | 'description'>;
