import * as z from 'zod/mini';
import { tolerate } from '../platform/tolerance';

/**
 * A category (specification 3.2). `image` is the URL of its own picture, or else of its newest
 * product's photo (docs/catalogue.md#categories). `attributes` are those that its products show
 * (docs/catalogue.md#attributes-of-a-watch); all of them if it is absent.
 * `photoMarks` are those that its products should have photos of (docs/pictures.md#marks-of-photos).
 */
export const categorySchema = z.object({
  _id: z.string(),
  name: z.string(),
  description: z.string(),
  image: z.optional(z.string()),
  attributes: z.optional(z.array(z.string())),
  photoMarks: z.optional(z.array(z.string())),
});
tolerate(categorySchema, '_id', 'name');
export type Category = z.infer<typeof categorySchema>;
