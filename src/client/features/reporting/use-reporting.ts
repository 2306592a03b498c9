import { fromPromise } from 'xstate';
import type { ReportReason, ReportSubject } from '../../../contract/trust/report-reasons';
import { reportsApi } from '../../api/reports-api';
import { unwrapCall } from '../../api/request-failure';
import { useAppDispatch } from '../../api/store-hooks';
import { drafts } from '../../services/drafts/drafts';
import { failureToastOptions } from '../../services/toasts/failure-toast-options';
import { inspectOptions } from '../../services/telemetry/inspection';
import { toast } from '../../services/toasts/toasts';
import { useDetachedActor } from '../../services/use-detached-actor';
import { reportingMachine } from './reporting.machine';
import { reportDraftKey } from './report-form';

/** What is reported. */
export interface ReportedSubject {
  subjectType: ReportSubject;
  /** The id of a listing, a conversation or an order; the uid of a person. */
  subjectId: string;
  /** The reported message of a conversation; undefined for the conversation as a whole. */
  messageId?: string | undefined;
}

/** Runs the report of a listing, a person, a conversation, one of its messages or an order. */
export function useReporting(subject: ReportedSubject) {
  const dispatch = useAppDispatch();
  return useDetachedActor(
    (component) =>
      reportingMachine.provide({
        actors: {
          submit: fromPromise(({ input: { reason, email, ...report } }): Promise<unknown> => {
            const body = {
              ...{ ...component.props, ...report, reason: reason as ReportReason },
              ...(email && { email }),
            };
            return unwrapCall(
              dispatch(reportsApi.endpoints.addReport.initiate(body, { track: false })),
            );
          }),
        },
        actions: {
          announceReceived: () => {
            drafts.remove(reportDraftKey(component.props));
            toast.success('We received your report and will review it.');
          },
        },
      }),
    subject,
    { ...inspectOptions(), ...failureToastOptions },
  );
}
