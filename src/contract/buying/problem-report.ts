import * as z from 'zod/mini';
import { reasonField } from '../text/messages';
import { maxEvidencePhotos, problems } from './problem';
import { requiredText } from '../text/text';

/** URLs of uploaded pictures. */
const photosSchema = z.optional(
  z
    .array(requiredText('A photo must be a URL.', 2000))
    .check(z.maxLength(maxEvidencePhotos, `At most ${maxEvidencePhotos} photos are allowed.`)),
);

/** What the buyer or the seller writes about a reported problem. */
export const problemStatementSchema = z.object({
  reason: requiredText(reasonField.required, reasonField.maxLength),
  photos: photosSchema,
});
export type ProblemStatement = z.output<typeof problemStatementSchema>;

export const optionalProblemStatementSchema = z.extend(problemStatementSchema, {
  reason: z.optional(problemStatementSchema.shape.reason),
});
export type OptionalProblemStatement = z.output<typeof optionalProblemStatementSchema>;

export const problemReportSchema = z.extend(problemStatementSchema, {
  problem: z.enum(problems, 'There is no such kind of problem.'),
});
export type ProblemReport = z.output<typeof problemReportSchema>;
