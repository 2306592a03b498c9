import * as z from 'zod/mini';

/** A key with which a browser can download the caller's data for five minutes. */
export const dataExportKeySchema = z.object({ key: z.string().check(z.minLength(1)) });
export type DataExportKey = z.infer<typeof dataExportKeySchema>;

/** The number of downloads of a user in an hour. */
export const dataExportsPerHour = 5;
