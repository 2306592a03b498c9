import { Button, Stack, Text } from '@chakra-ui/react';
import { createForm } from 'final-form';
import { useId, useState } from 'react';
import { Form } from 'react-final-form';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { reasonField, tooLongMessage } from '../../../contract/messages';
import { hasVisibleCharacter, sanitizeText } from '../../../contract/visible-text';
import { FormDialog } from '../../components/dialogs/form-dialog';
import { useCloseOnBack } from '../../components/dialogs/use-close-on-back';
import { FailureNote } from '../../components/forms/failure-note';
import { focusFirstError } from '../../components/forms/focus-first-error';
import { SelectControl, TextAreaControl } from '../../components/forms/form-controls';
import { noFormSubscription } from '../../components/forms/no-form-subscription';
import type { StaffActionDefinition } from './staff-action-definition';
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
}

/** The dialog that explains an action of staff and asks for the reason. */
export function StaffActionDialog({
  action,
  snapshot,
  send,
  onExitComplete,
}: StaffActionDialogProps) {
  const { title, explanation, reasonLabel, reasonHint, choice, confirmLabel, destructive } = action;
  const open = snapshot.hasTag('open');
  const close = () => send({ type: 'staffAction.close' });
  const canClose = snapshot.can({ type: 'staffAction.close' });
  useCloseOnBack({ id: `staff-action-${useId()}`, open, canClose, onBack: close });
  const submit = ({ reason = '', choice: chosen = '' }: StaffActionForm) =>
    send({ type: 'staffAction.submit', reason: sanitizeText(reason), choice: chosen });
  const [form] = useState(() =>
    createForm<StaffActionForm>({
      initialValues: { choice: choice?.prompt ? '' : (choice?.options[0]?.value ?? '') },
      validate: ({ reason, choice: chosen }) => ({
        ...validateReason(reason),
        ...(choice?.required && !chosen && { choice: choice.required }),
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
              {choice && (
                <SelectControl
                  name="choice"
                  label={choice.label}
                  {...(choice.prompt && { prompt: choice.prompt })}
                  options={choice.options}
                />
              )}
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

function validateReason(reason = ''): { reason?: string } {
  if (!hasVisibleCharacter(reason)) return { reason: reasonField.required };
  const isTooLong = sanitizeText(reason).length > reasonField.maxLength;
  return isTooLong ? { reason: tooLongMessage(reasonField.maxLength) } : {};
}
