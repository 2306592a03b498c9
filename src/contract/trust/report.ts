import * as z from 'zod/mini';
import { reportReasons, reportSubjects, reportTexts } from './report-reasons';
import { decisionSummarySchema } from './decision';
import { priceCurrencySchema } from '../selling/price-currency';
import { reviewSchema } from './review';
import { requiredText } from '../text/text';
import { skipInvalid } from '../platform/tolerance';

const maxEmailLength = 254;

/** A report. A second request with the same reportId stores nothing and gets the same response. */
export const newReportSchema = z.object({
  reportId: z.uuid('The reportId must be a UUID.'),
  subjectType: z.enum(reportSubjects, 'There is no such subject of a report.'),
  /** The id of the listing, conversation or order; the uid of a person. */
  subjectId: requiredText('The subjectId is missing.', 200),
  /** The reported message of a conversation; absent for the conversation as a whole. */
  messageId: z.optional(z.uuid('The messageId must be a UUID.')),
  /** Whether the report of a review is about the answer to it. */
  isAboutReply: z.optional(z.boolean('isAboutReply must be true or false.')),
  reason: z.enum(reportReasons, reportTexts.reasonRequired),
  text: requiredText(reportTexts.textRequired, reportTexts.maxLength),
  /** Required without a session: where the receipt and the decision are sent. */
  email: z.optional(
    z.email(reportTexts.emailInvalid).check(z.maxLength(maxEmailLength, reportTexts.emailInvalid)),
  ),
});
export type NewReport = z.output<typeof newReportSchema>;

/** The message that a report of a conversation is about. */
const reportedMessageSchema = z.object({
  id: z.string(),
  /** As the other person reads it before the payment. Empty for a message with only photos. */
  text: z.string(),
  photoCount: z.int(),
  /** An ISO 8601 time. */
  sentAt: z.string(),
});
export type ReportedMessage = z.infer<typeof reportedMessageSchema>;

/** A report in the queue, with what else is known about the subject and the person. */
export const reportSchema = z.object({
  id: z.string(),
  subjectType: z.enum(reportSubjects),
  /** The id of the listing, conversation or order; the uid of a person. */
  subjectId: z.string(),
  subjectName: z.string(),
  /** Null for a conversation as a whole and for other subjects. Absent from older servers. */
  message: z.optional(z.nullable(reportedMessageSchema)),
  reason: z.enum(reportReasons),
  text: z.string(),
  createdAt: z.string(),
  /** Empty for a visitor, whose email address staff do not see. */
  reporterName: z.string(),
  /** The id of the reporter's account; null for a visitor. Absent from older servers. */
  reporterId: z.optional(z.nullable(z.string())),
  personName: z.string(),
  /** The id of the person's account. Absent from older servers. */
  personId: z.optional(z.string()),
  /** An ISO 8601 time: since when the person has an account. */
  personSince: z.string(),
  /** The number of other open reports of the same subject. */
  otherReports: z.int(),
  /** The number of all reports of the person. */
  reportsOfPerson: z.int(),
  /** The number of decisions about the person that were not reversed, without those to do nothing. */
  decisionsOfPerson: z.int(),
  /** The number of strikes of the person that have not ended. */
  strikes: z.int(),
  /** Null while the report is open. */
  decisionId: z.nullable(z.string()),
});
skipInvalid(reportSchema);
export type Report = z.infer<typeof reportSchema>;

/** A report with the other reports of its subject and the decisions about its person. */
export const reportDetailsSchema = z.extend(reportSchema, {
  /** A listing's main photo, description and price; null for other subjects and once nothing is stored of it. */
  listing: z.nullable(
    z.object({
      image: z.string(),
      description: z.string(),
      sellingPrice: z.string(),
      currency: priceCurrencySchema,
      /** Whether it or its seller's account is deleted. Absent from older servers. */
      isDeleted: z.optional(z.boolean()),
      /** Whether a decision of moderation hides it. Absent from older servers. */
      isHidden: z.optional(z.boolean()),
    }),
  ),
  /** A review with the answer to it; null for other subjects. Absent from older servers. */
  review: z.optional(
    z.nullable(
      z.extend(z.pick(reviewSchema, { rating: true, text: true, photos: true, reply: true }), {
        orderId: z.nullable(z.string()),
        /** Whether the report is about the answer, not the review. */
        isReplyReported: z.boolean(),
      }),
    ),
  ),
  reports: z.array(
    z.pick(reportSchema, { id: true, reason: true, text: true, createdAt: true, message: true }),
  ),
  decisions: z.array(decisionSummarySchema),
});
export type ReportDetails = z.infer<typeof reportDetailsSchema>;

export const reportStates = ['open', 'decided'] as const;
