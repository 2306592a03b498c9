import { Button, CloseButton, Dialog, Portal, Stack, Text } from '@chakra-ui/react';
import type { Elements } from '../elements';
import { FailureNote } from '../forms/failure-note';
import { useBackToClose } from './use-back-to-close';
import { useMountedWhileShown } from './use-mounted-while-shown';

interface ConfirmDialogProps {
  open: boolean;
  question: string;
  /** What the question is about. */
  subject: string;
  /** What tells it from others of its name, and what comes of a Yes; a line each. */
  details?: readonly string[] | undefined;
  /** The same where it is more than lines. */
  children?: Elements;
  confirmLabel: string;
  busy: boolean;
  failure?: string | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, question, subject, details = [], children, confirmLabel } = props;
  const { busy, failure, onConfirm, onCancel } = props;
  const { isMounted, onExitComplete } = useMountedWhileShown(open);
  useBackToClose({ id: question, open, canClose: !busy, onBack: onCancel });
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
