import { Button, Stack, Text } from '@chakra-ui/react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { FormDialog } from '../../components/dialogs/form-dialog';
import { useCloseOnBack } from '../../components/dialogs/use-close-on-back';
import { FailureNote } from '../../components/forms/failure-note';
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

/** The dialog that explains an action and asks for a confirmation. */
export function SafetyDialog({ snapshot, send, name, onExitComplete }: SafetyDialogProps) {
  const { action, failure } = snapshot.context;
  const { question, explanation, confirmLabel, destructive } = safetyActions[action];
  const open = snapshot.hasTag('open');
  const close = () => send({ type: 'safety.close' });
  const canClose = snapshot.can({ type: 'safety.close' });
  useCloseOnBack({ id: `safety-${action}`, open, canClose, onBack: close });
  return (
    <FormDialog
      open={open}
      title={question(name)}
      canClose={canClose}
      onClose={close}
      onExitComplete={onExitComplete}
    >
      <Stack gap="5">
        <Text>{explanation}</Text>
        {snapshot.hasTag('failed') && <FailureNote>{failure}</FailureNote>}
        <Stack direction={{ base: 'column', sm: 'row-reverse' }} gap="3">
          <Button
            loading={snapshot.hasTag('busy')}
            onClick={() => send({ type: 'safety.submit' })}
            {...(destructive && { colorPalette: 'red' })}
          >
            {confirmLabel}
          </Button>
          <Button variant="outline" disabled={!canClose} onClick={close}>
            Not now
          </Button>
        </Stack>
      </Stack>
    </FormDialog>
  );
}
