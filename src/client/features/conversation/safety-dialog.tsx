import { Text } from '@chakra-ui/react';
import { ConfirmationDialog } from '../confirmation/confirmation-dialog';
import { safetyActions } from './safety-actions';
import type { useSafety } from './use-safety';

interface SafetyDialogProps {
  safety: ReturnType<typeof useSafety>;
  /** The first name of the other person. */
  name: string;
}

/** The dialog that explains an action and asks for a confirmation. */
export function SafetyDialog({ safety, name }: SafetyDialogProps) {
  const { question, explanation, confirmLabel, destructive } = safetyActions[safety.subject];
  return (
    <ConfirmationDialog
      confirmation={safety}
      title={question(name)}
      confirmLabel={confirmLabel}
      cancelLabel="Not now"
      destructive={destructive}
      onConfirm={() => safety.confirm()}
    >
      <Text>{explanation}</Text>
    </ConfirmationDialog>
  );
}
