import * as z from 'zod/mini';
import { reportReasons, reportSubjects, reportTexts } from './report-reasons';
import { requiredText } from './text';

const maxEmailLength = 254;

/** A report. A second request with the same reportId stores nothing and gets the same response. */
export const newReportSchema = z.object({
  reportId: z.uuid('The reportId must be a UUID.'),
  subjectType: z.enum(reportSubjects, 'There is no such subject of a report.'),
  /** The id of the listing, conversation or order; the uid of a person. */
  subjectId: requiredText('The subjectId is missing.', 200),
  reason: z.enum(reportReasons, reportTexts.reasonRequired),
  text: requiredText(reportTexts.textRequired, reportTexts.maxLength),
  /** Required without a session: where the receipt and the decision are sent. */
  email: z.optional(
    z.email(reportTexts.emailInvalid).check(z.maxLength(maxEmailLength, reportTexts.emailInvalid)),
  ),
});
export type NewReport = z.output<typeof newReportSchema>;
