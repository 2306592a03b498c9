import * as z from 'zod/mini';
import { reasonField } from './messages';
import { maxEvidencePhotos, problems } from './problem';
import { requiredText } from './text';

/** URLs of uploaded pictures. */
const photos = z.optional(
  z
    .array(requiredText('A photo must be a URL.', 2000))
    .check(z.maxLength(maxEvidencePhotos, `At most ${maxEvidencePhotos} photos are allowed.`)),
);

/** What one side of a problem report writes. */
export const statementSchema = z.object({
  reason: requiredText(reasonField.required, reasonField.maxLength),
  photos,
});
export type Statement = z.output<typeof statementSchema>;

export const optionalStatementSchema = z.extend(statementSchema, {
  reason: z.optional(statementSchema.shape.reason),
});
export type OptionalStatement = z.output<typeof optionalStatementSchema>;

export const problemReportSchema = z.extend(statementSchema, {
  problem: z.enum(problems, 'There is no such kind of problem.'),
});
export type ProblemReport = z.output<typeof problemReportSchema>;
