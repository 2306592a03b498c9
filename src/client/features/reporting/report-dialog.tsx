import { Text } from '@chakra-ui/react';
import { tooLongMessage } from '../../../contract/text/messages';
import {
  emailPattern,
  reportReasonLabel,
  reportReasons,
  reportTexts,
} from '../../../contract/trust/report-reasons';
import { hasVisibleCharacter, sanitizeText } from '../../../contract/text/visible-text';
import { SelectControl, TextAreaControl, TextControl } from '../../components/forms/form-controls';
import { saveDraft } from '../../services/drafts/save-draft';
import { ConfirmationDialog } from '../confirmation/confirmation-dialog';
import type { ReportInput } from './reporting.machine';
import { reportDraftKey, type ReportedSubject, type useReporting } from './use-reporting';

interface ReportDialogProps {
  reporting: ReturnType<typeof useReporting>;
  subject: ReportedSubject;
  title: string;
  isVisitor: boolean;
}

type ReportForm = Partial<ReportInput>;

const reasonOptions = () =>
  reportReasons.map((value) => ({ value, label: reportReasonLabel(value) }));

/** The dialog with the form of a report. The draft keeps the input of a closed dialog. */
export function ReportDialog({ reporting, subject, title, isVisitor }: ReportDialogProps) {
  return (
    <ConfirmationDialog<ReportForm>
      confirmation={reporting}
      title={title}
      confirmLabel="Send report"
      cancelLabel="Not now"
      decorator={saveDraft<ReportForm>(reportDraftKey(subject), ['reason', 'text', 'email'])}
      validate={(values) => validateReport(values, isVisitor)}
      onConfirm={({ reason = '', text = '', email = '' }) =>
        reporting.confirm({
          reason,
          text: sanitizeText(text),
          email: isVisitor ? email.trim() : '',
        })
      }
    >
      <SelectControl
        name="reason"
        label="Reason"
        prompt="Choose a reason"
        options={reasonOptions()}
      />
      <TextAreaControl
        name="text"
        label="What is wrong?"
        hint="Describe what you saw and why it isn't allowed."
      />
      {isVisitor && (
        <TextControl
          name="email"
          label="Your email address"
          type="email"
          autoComplete="email"
          hint="We email you a receipt and our decision. The other person doesn't see your address."
        />
      )}
      <Text textStyle="sm" color="fg.muted">
        By sending this report, you confirm that it's correct and complete as far as you know.
      </Text>
    </ConfirmationDialog>
  );
}

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
