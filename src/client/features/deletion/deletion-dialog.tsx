import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { LazyConfirmDialog } from '../../components/dialogs/lazy-confirm-dialog';
import type { ReactElements } from '../../components/react-elements';
import type { deletionMachine } from './deletion.machine';

interface DeletionDialogProps {
  snapshot: SnapshotFrom<typeof deletionMachine>;
  send: ActorRefFrom<typeof deletionMachine>['send'];
  question: string;
  /** Further consequences of the deletion, which the caller fetches. */
  children?: ReactElements;
}

/** The dialog that asks for a confirmation before a table row is deleted. */
export function DeletionDialog({ snapshot, send, question, children }: DeletionDialogProps) {
  const { subject, failure } = snapshot.context;
  return (
    <LazyConfirmDialog
      open={snapshot.hasTag('open')}
      question={question}
      subject={subject.name}
      details={subject.details}
      confirmLabel="Delete"
      busy={snapshot.hasTag('busy')}
      failure={snapshot.hasTag('failed') ? failure : undefined}
      onConfirm={() => send({ type: 'deletion.confirm' })}
      onCancel={() => send({ type: 'deletion.cancel' })}
    >
      {children}
    </LazyConfirmDialog>
  );
}
