import { Button, Stack, Text } from '@chakra-ui/react';
import { createForm } from 'final-form';
import { useId, useState } from 'react';
import { Form } from 'react-final-form';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { reasonField, tooLongMessage } from '../../../contract/text/messages';
import { hasVisibleCharacter, sanitizeText } from '../../../contract/text/visible-text';
import { FormDialog } from '../../components/dialogs/form-dialog';
import { useCloseOnBack } from '../../components/dialogs/use-close-on-back';
import { FailureNote } from '../../components/forms/failure-note';
import { focusFirstError } from '../../components/forms/focus-first-error';
import { SelectControl, TextAreaControl } from '../../components/forms/form-controls';
import { noFormSubscription } from '../../components/forms/no-form-subscription';
import type { StaffActionChoice, StaffActionDefinition } from './staff-action-definition';
import type { staffActionMachine } from './staff-action.machine';

interface StaffActionDialogProps {
  action: StaffActionDefinition;
  snapshot: SnapshotFrom<typeof staffActionMachine>;
  send: ActorRefFrom<typeof staffActionMachine>['send'];
  /** Called after the exit animation. */
  onExitComplete: () => void;
}

interface StaffActionForm {
  reason?: string;
  choice?: string;
  rule?: string;
}

/** The dialog that explains an action of staff and asks for the reason. */
export function StaffActionDialog({
  action,
  snapshot,
  send,
  onExitComplete,
}: StaffActionDialogProps) {
  const { title, explanation, details, reasonLabel, reasonHint, choice, rule } = action;
  const { confirmLabel, destructive } = action;
  const open = snapshot.hasTag('open');
  const close = () => send({ type: 'staffAction.close' });
  const canClose = snapshot.can({ type: 'staffAction.close' });
  useCloseOnBack({ id: `staff-action-${useId()}`, open, canClose, onBack: close });
  const submit = ({ reason = '', ...chosen }: StaffActionForm) =>
    send({
      type: 'staffAction.submit',
      reason: sanitizeText(reason),
      choice: chosen.choice ?? '',
      rule: chosen.rule ?? '',
    });
  const [form] = useState(() =>
    createForm<StaffActionForm>({
      initialValues: { choice: initialChoice(choice), rule: initialChoice(rule) },
      validate: ({ reason, ...chosen }) => ({
        ...validateReason(reason),
        ...(choice?.required && !chosen.choice && { choice: choice.required }),
        ...(rule?.required && !chosen.rule && { rule: rule.required }),
      }),
      onSubmit: submit,
    }),
  );
  return (
    <FormDialog
      open={open}
      title={title}
      canClose={canClose}
      onClose={close}
      onExitComplete={onExitComplete}
    >
      <Form<StaffActionForm> form={form} subscription={noFormSubscription} onSubmit={submit}>
        {({ handleSubmit }) => (
          <form onSubmit={focusFirstError(form, handleSubmit)} noValidate>
            <Stack gap="5">
              <Text>{explanation}</Text>
              {details}
              {choice && <ChoiceControl name="choice" choice={choice} />}
              {rule && <ChoiceControl name="rule" choice={rule} />}
              <TextAreaControl name="reason" label={reasonLabel} hint={reasonHint} />
              {snapshot.hasTag('failed') && <FailureNote>{snapshot.context.failure}</FailureNote>}
              <Stack direction={{ base: 'column', sm: 'row-reverse' }} gap="3">
                <Button
                  type="submit"
                  loading={snapshot.hasTag('busy')}
                  {...(destructive && { colorPalette: 'red' })}
                >
                  {confirmLabel}
                </Button>
                <Button variant="outline" disabled={!canClose} onClick={close}>
                  Cancel
                </Button>
              </Stack>
            </Stack>
          </form>
        )}
      </Form>
    </FormDialog>
  );
}

function ChoiceControl({ name, choice }: { name: string; choice: StaffActionChoice }) {
  const { label, prompt, options } = choice;
  return <SelectControl name={name} label={label} {...(prompt && { prompt })} options={options} />;
}

const initialChoice = (choice: StaffActionChoice | undefined) =>
  choice?.prompt ? '' : (choice?.options[0]?.value ?? '');

function validateReason(reason = ''): { reason?: string } {
  if (!hasVisibleCharacter(reason)) return { reason: reasonField.required };
  const isTooLong = sanitizeText(reason).length > reasonField.maxLength;
  return isTooLong ? { reason: tooLongMessage(reasonField.maxLength) } : {};
}
