import { inGoodsWords } from '../website/goods-words';

/** What can be reported, and its label. In a file of its own, because the dialog needs it without the schemas. */
export const reportSubjectLabels = {
  listing: 'Listing',
  person: 'Person',
  conversation: 'Messages',
  order: 'Order',
  review: 'Review',
} as const;
export type ReportSubject = keyof typeof reportSubjectLabels;
export const reportSubjects = Object.keys(reportSubjectLabels) as [
  ReportSubject,
  ...ReportSubject[],
];

/** Why something is reported, and the label of the reason. */
export const reportReasonLabels = {
  counterfeit: 'Counterfeit or stolen watch',
  fraud: 'Scam or fraud',
  misleading: 'Wrong or misleading information',
  illegal: 'Other illegal goods or content',
  harassment: 'Harassment or hate',
  privacy: 'Personal data or pictures without consent',
  spam: 'Spam',
  other: 'Something else',
} as const;
export type ReportReason = keyof typeof reportReasonLabels;

/** Returns the label of a reason with the noun of the shop. */
export const reportReasonLabel = (reason: ReportReason): string =>
  inGoodsWords(reportReasonLabels[reason]);

export const reportReasons = Object.keys(reportReasonLabels) as [ReportReason, ...ReportReason[]];

/** What a form takes for an email address; the server checks it in full. */
export const emailPattern = /^\S+@\S+\.\S+$/;

export const reportTexts = {
  reasonRequired: 'Please choose a reason.',
  textRequired: 'Please say what is wrong.',
  emailRequired: 'Please enter your email address. We send you a receipt and our decision.',
  emailInvalid: 'Please enter a valid email address.',
  maxLength: 2000,
} as const;
