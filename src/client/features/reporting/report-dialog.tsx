import { Button, Stack, Text } from '@chakra-ui/react';
import { Form } from 'react-final-form';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { reportReasonLabels, reportReasons } from '../../../contract/trust/report-reasons';
import { FormDialog } from '../../components/dialogs/form-dialog';
import { useCloseOnBack } from '../../components/dialogs/use-close-on-back';
import { FailureNote } from '../../components/forms/failure-note';
import { focusFirstError } from '../../components/forms/focus-first-error';
import { SelectControl, TextAreaControl, TextControl } from '../../components/forms/form-controls';
import { noFormSubscription } from '../../components/forms/no-form-subscription';
import { useReportForm, type ReportForm } from './report-form';
import type { reportingMachine } from './reporting.machine';
import type { ReportedSubject } from './use-reporting';

interface ReportDialogProps {
  snapshot: SnapshotFrom<typeof reportingMachine>;
  send: ActorRefFrom<typeof reportingMachine>['send'];
  subject: ReportedSubject;
  title: string;
  isVisitor: boolean;
  /** Called after the exit animation. */
  onExitComplete: () => void;
}

const reasonOptions = reportReasons.map((value) => ({ value, label: reportReasonLabels[value] }));

/** The dialog with the form of a report. */
export function ReportDialog(props: ReportDialogProps) {
  const { snapshot, send, subject, title, isVisitor, onExitComplete } = props;
  const { form, submit } = useReportForm({
    subject,
    isVisitor,
    onSubmit: (input) => send({ type: 'reporting.submit', ...input }),
  });
  const open = snapshot.hasTag('open');
  const close = () => send({ type: 'reporting.close' });
  const canClose = snapshot.can({ type: 'reporting.close' });
  useCloseOnBack({ id: 'report', open, canClose, onBack: close });
  return (
    <FormDialog
      open={open}
      title={title}
      canClose={canClose}
      onClose={close}
      onExitComplete={onExitComplete}
    >
      <Form<ReportForm> form={form} subscription={noFormSubscription} onSubmit={submit}>
        {({ handleSubmit }) => (
          <form onSubmit={focusFirstError(form, handleSubmit)} noValidate>
            <Stack gap="5">
              <SelectControl
                name="reason"
                label="Reason"
                prompt="Choose a reason"
                options={reasonOptions}
              />
              <TextAreaControl
                name="text"
                label="What is wrong?"
                hint="Say what you saw and why it is not allowed."
              />
              {isVisitor && (
                <TextControl
                  name="email"
                  label="Your email address"
                  type="email"
                  autoComplete="email"
                  hint="For the receipt and our decision. The other person doesn't see it."
                />
              )}
              <Text textStyle="sm" color="fg.muted">
                By sending the report you confirm that what it says is correct and complete as far
                as you know.
              </Text>
              {snapshot.hasTag('failed') && <FailureNote>{snapshot.context.failure}</FailureNote>}
              <Stack direction={{ base: 'column', sm: 'row-reverse' }} gap="3">
                <Button type="submit" loading={snapshot.hasTag('busy')}>
                  Send report
                </Button>
                <Button variant="outline" disabled={!canClose} onClick={close}>
                  Not now
                </Button>
              </Stack>
            </Stack>
          </form>
        )}
      </Form>
    </FormDialog>
  );
}
