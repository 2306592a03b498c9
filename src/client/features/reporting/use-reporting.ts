import type { ReportReason, ReportSubject } from '../../../contract/trust/report-reasons';
import { reportsApi } from '../../api/reports-api';
import { unwrapCall } from '../../api/request-failure';
import { useAppDispatch } from '../../api/store-hooks';
import { drafts } from '../../services/drafts/drafts';
import { toast } from '../../services/toasts/toasts';
import { useConfirmation } from '../confirmation/use-confirmation';
import { reportingMachine } from './reporting.machine';

/** What is reported. */
export interface ReportedSubject {
  subjectType: ReportSubject;
  /** The id of a listing, a conversation or an order; the uid of a person. */
  subjectId: string;
  /** The reported message of a conversation; undefined for the conversation as a whole. */
  messageId?: string | undefined;
  /** Whether the answer to a review is reported, not the review. */
  isAboutReply?: boolean;
}

/** Returns the name of the draft of a report. */
export const reportDraftKey = (subject: ReportedSubject): string => {
  const { subjectType, subjectId, messageId, isAboutReply } = subject;
  return ['report', subjectType, subjectId, messageId, isAboutReply && 'answer']
    .filter(Boolean)
    .join('-');
};

/** Runs the report of a listing, a person, a conversation, one of its messages or an order. */
export function useReporting(reported: ReportedSubject) {
  const dispatch = useAppDispatch();
  return useConfirmation(reportingMachine, {
    save: ({ subject: { reportId }, input: { reason, text, email } }) => {
      const body = {
        ...{ ...reported, reportId, reason: reason as ReportReason, text },
        ...(email && { email }),
      };
      return unwrapCall(dispatch(reportsApi.endpoints.addReport.initiate(body, { track: false })));
    },
    onDone: () => {
      drafts.remove(reportDraftKey(reported));
      toast.success('Thank you. We received your report and will review it.');
    },
  });
}
