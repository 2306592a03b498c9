import { createForm } from 'final-form';
import { useEffect, useState } from 'react';
import { tooLongMessage } from '../../../contract/text/messages';
import { reportTexts } from '../../../contract/trust/report-reasons';
import { hasVisibleCharacter, sanitizeText } from '../../../contract/text/visible-text';
import { saveDraft } from '../../services/drafts/save-draft';
import type { ReportInput } from './reporting.machine';
import type { ReportedSubject } from './use-reporting';

export type ReportForm = Partial<ReportInput>;

const draftFields = ['reason', 'text', 'email'] as const;

/** Returns the name of the draft of a report. */
export const reportDraftKey = ({ subjectType, subjectId, messageId }: ReportedSubject): string =>
  ['report', subjectType, subjectId, messageId].filter(Boolean).join('-');

interface ReportFormOptions {
  subject: ReportedSubject;
  isVisitor: boolean;
  onSubmit: (input: ReportInput) => void;
}

/** Creates the form of a report. The draft keeps the input of a closed dialog. */
export function useReportForm({ subject, isVisitor, onSubmit }: ReportFormOptions) {
  const submit = ({ reason = '', text = '', email = '' }: ReportForm) =>
    onSubmit({ reason, text: sanitizeText(text), email: isVisitor ? email.trim() : '' });
  const [form] = useState(() =>
    createForm<ReportForm>({
      validate: (values) => validateReport(values, isVisitor),
      onSubmit: submit,
    }),
  );
  const draft = reportDraftKey(subject);
  useEffect(() => saveDraft<ReportForm>(draft, draftFields)(form), [draft, form]);
  return { form, submit };
}

/** The server checks the rest of an address. */
const emailPattern = /^\S+@\S+\.\S+$/;

function validateReport({ reason, text = '', email = '' }: ReportForm, isVisitor: boolean) {
  const { maxLength } = reportTexts;
  return {
    ...(!reason && { reason: reportTexts.reasonRequired }),
    ...(hasVisibleCharacter(text)
      ? sanitizeText(text).length > maxLength && { text: tooLongMessage(maxLength) }
      : { text: reportTexts.textRequired }),
    ...(isVisitor &&
      (email.trim() === ''
        ? { email: reportTexts.emailRequired }
        : !emailPattern.test(email.trim()) && { email: reportTexts.emailInvalid })),
  };
}
