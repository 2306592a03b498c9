import * as z from 'zod/mini';
import { tolerate } from './tolerance';

/** The result of a mutation. Specification 7.1 takes the field names of results from MongoDB. */
export const acknowledgementSchema = z.object({ acknowledged: z.boolean() });
tolerate(acknowledgementSchema);
export type Acknowledgement = z.infer<typeof acknowledgementSchema>;

/** `insertedId` is the id of the new record. */
export const insertionSchema = z.extend(acknowledgementSchema, { insertedId: z.string() });
tolerate(insertionSchema, 'insertedId');

/** `modifiedCount` is 0 if nothing changed. */
export const modificationSchema = z.extend(acknowledgementSchema, { modifiedCount: z.number() });
tolerate(modificationSchema);

/** `deletedCount` is 0 if there was nothing to delete. */
export const deletionSchema = z.extend(acknowledgementSchema, { deletedCount: z.number() });
tolerate(deletionSchema);
export type Deletion = z.infer<typeof deletionSchema>;
