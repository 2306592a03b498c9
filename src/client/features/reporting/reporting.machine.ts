import { createConfirmationMachine } from '../confirmation/create-confirmation-machine';

/** What a user enters in the form. */
export interface ReportInput {
  /** A key of `reportReasonLabels`; empty until one is chosen. */
  reason: string;
  text: string;
  /** Empty for a signed-in user. */
  email: string;
}

/** The UUID of the report, by which the server recognizes a repeated request. */
export interface NewReport {
  reportId: string;
}

/** Reports a listing, a person, a conversation or an order. */
export const reportingMachine = createConfirmationMachine<NewReport, ReportInput>({
  id: 'reporting',
  description: 'Reports a listing, a person, a conversation or an order to the staff.',
  subject: { reportId: '' },
  open: 'The user presses Report.',
  confirming: 'The dialog asks for a reason and a text.',
  confirm: 'The user sends the report.',
  done: 'The server has the report.',
});
