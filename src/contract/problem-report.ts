import * as z from 'zod/mini';
import { reasonField } from './messages';
import { requiredText } from './text';

/** What can be wrong with a watch, with its label. */
export const problemLabels = {
  notReceived: "I didn't get the watch",
  notAsDescribed: "It isn't as described",
  damaged: 'It is damaged',
  counterfeit: 'It is a counterfeit',
  other: 'Something else',
} as const;
export type Problem = keyof typeof problemLabels;
export const problems = Object.keys(problemLabels) as [Problem, ...Problem[]];

export const maxEvidencePhotos = 5;

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
