import { Button, CloseButton, Dialog, Portal, Stack, Text } from '@chakra-ui/react';
import type { ReactElements } from '../react-elements';
import { FailureNote } from '../forms/failure-note';
import { useCloseOnBack } from './use-close-on-back';
import { useMountedWhileOpen } from './use-mounted-while-open';

interface ConfirmDialogProps {
  open: boolean;
  question: string;
  /** The name of the item that the action affects. */
  subject: string;
  /** Lines that identify the item and describe the consequences. */
  details?: readonly string[] | undefined;
  /** Further content after the details. */
  children?: ReactElements;
  confirmLabel: string;
  busy: boolean;
  failure?: string | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, question, subject, details = [], children, confirmLabel } = props;
  const { busy, failure, onConfirm, onCancel } = props;
  const { isMounted, onExitComplete } = useMountedWhileOpen(open);
  useCloseOnBack({ id: question, open, canClose: !busy, onBack: onCancel });
  if (!isMounted) return null;
  return (
    <Dialog.Root
      role="alertdialog"
      open={open}
      onExitComplete={onExitComplete}
      placement="center"
      onOpenChange={(change) => !change.open && onCancel()}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner padding="4">
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>{question}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <Stack gap="3">
                <Text fontWeight="600" dir="auto">
                  {subject}
                </Text>
                {details.map((detail) => (
                  <Text key={detail} overflowWrap="anywhere">
                    {detail}
                  </Text>
                ))}
                {children}
                <Text color="fg.muted">This can't be undone.</Text>
                {failure && <FailureNote>{failure}</FailureNote>}
              </Stack>
            </Dialog.Body>
            <Dialog.Footer>
              <Button variant="outline" disabled={busy} onClick={onCancel}>
                Cancel
              </Button>
              <Button colorPalette="red" loading={busy} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </Dialog.Footer>
            <Dialog.CloseTrigger asChild>
              <CloseButton aria-label="Close" disabled={busy} />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
