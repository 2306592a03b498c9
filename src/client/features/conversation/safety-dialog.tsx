import { Button, Stack, Text } from '@chakra-ui/react';
import { createForm } from 'final-form';
import { useState } from 'react';
import { Form } from 'react-final-form';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { reasonField, tooLongMessage } from '../../../contract/messages';
import { hasVisibleCharacter, sanitizeText } from '../../../contract/visible-text';
import { useCloseOnBack } from '../../components/dialogs/use-close-on-back';
import { FormDialog } from '../../components/dialogs/form-dialog';
import { FailureNote } from '../../components/forms/failure-note';
import { focusFirstError } from '../../components/forms/focus-first-error';
import { TextAreaControl } from '../../components/forms/form-controls';
import { noFormSubscription } from '../../components/forms/no-form-subscription';
import { safetyActions } from './safety-actions';
import type { safetyMachine } from './safety.machine';

interface SafetyDialogProps {
  snapshot: SnapshotFrom<typeof safetyMachine>;
  send: ActorRefFrom<typeof safetyMachine>['send'];
  /** The first name of the other person. */
  name: string;
  /** Called after the exit animation. */
  onExitComplete: () => void;
}

interface SafetyForm {
  reason?: string;
}

/** The dialog that explains an action and asks for a confirmation. */
export function SafetyDialog({ snapshot, send, name, onExitComplete }: SafetyDialogProps) {
  const { action, failure } = snapshot.context;
  const { question, explanation, confirmLabel, destructive } = safetyActions[action];
  const open = snapshot.hasTag('open');
  const close = () => send({ type: 'safety.close' });
  const canClose = snapshot.can({ type: 'safety.close' });
  useCloseOnBack({ id: `safety-${action}`, open, canClose, onBack: close });
  const submit = ({ reason = '' }: SafetyForm) => {
    send({ type: 'safety.submit', reason: sanitizeText(reason) });
  };
  const [form] = useState(() =>
    createForm<SafetyForm>({
      validate: (values) => (action === 'report' ? validateReason(values) : {}),
      onSubmit: submit,
    }),
  );
  return (
    <FormDialog
      open={open}
      title={question(name)}
      canClose={canClose}
      onClose={close}
      onExitComplete={onExitComplete}
    >
      <Form<SafetyForm> form={form} subscription={noFormSubscription} onSubmit={submit}>
        {({ handleSubmit }) => (
          <form onSubmit={focusFirstError(form, handleSubmit)} noValidate>
            <Stack gap="5">
              <Text>{explanation}</Text>
              {action === 'report' && <TextAreaControl name="reason" label="Reason" />}
              {snapshot.hasTag('failed') && <FailureNote>{failure}</FailureNote>}
              <Stack direction={{ base: 'column', sm: 'row-reverse' }} gap="3">
                <Button
                  type="submit"
                  loading={snapshot.hasTag('busy')}
                  {...(destructive && { colorPalette: 'red' })}
                >
                  {confirmLabel}
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

function validateReason({ reason = '' }: SafetyForm): { reason?: string } {
  if (!hasVisibleCharacter(reason)) return { reason: reasonField.required };
  const isTooLong = sanitizeText(reason).length > reasonField.maxLength;
  return isTooLong ? { reason: tooLongMessage(reasonField.maxLength) } : {};
}
