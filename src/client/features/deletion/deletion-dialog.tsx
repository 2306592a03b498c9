import { LazyConfirmDialog } from '../../components/dialogs/lazy-confirm-dialog';
import type { ReactElements } from '../../components/react-elements';
import type { useDeletion } from './use-deletion';

interface DeletionDialogProps {
  deletion: ReturnType<typeof useDeletion>;
  question: string;
  confirmLabel?: string;
  /** Further consequences of the deletion, which the caller fetches. */
  children?: ReactElements;
}

/** The dialog that asks for a confirmation before a table row is deleted. */
export function DeletionDialog(props: DeletionDialogProps) {
  const { deletion, question, confirmLabel = 'Delete', children } = props;
  const { subject, isOpen, isBusy, failure, confirm, close } = deletion;
  return (
    <LazyConfirmDialog
      open={isOpen}
      question={question}
      subject={subject.name}
      details={subject.details}
      confirmLabel={confirmLabel}
      busy={isBusy}
      failure={failure}
      onConfirm={confirm}
      onCancel={close}
    >
      {children}
    </LazyConfirmDialog>
  );
}
