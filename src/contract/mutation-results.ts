import * as z from 'zod/mini';

/** Answers of the changes, in MongoDB's words as specification 7.1 names them. */
export const acknowledgementSchema = z.object({ acknowledged: z.boolean() });
export type Acknowledgement = z.infer<typeof acknowledgementSchema>;

/** `insertedId` is the id of what was added. */
export const insertionSchema = z.extend(acknowledgementSchema, { insertedId: z.string() });

/** `modifiedCount` is 0 when there was nothing to change. */
export const modificationSchema = z.extend(acknowledgementSchema, { modifiedCount: z.number() });
export type Modification = z.infer<typeof modificationSchema>;

/** `deletedCount` is 0 when there was nothing to delete. */
export const deletionSchema = z.extend(acknowledgementSchema, { deletedCount: z.number() });
export type Deletion = z.infer<typeof deletionSchema>;
