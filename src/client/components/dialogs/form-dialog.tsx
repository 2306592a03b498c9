import { CloseButton, Dialog, Portal } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useDialogFocus } from './use-dialog-focus';

interface FormDialogProps {
  open: boolean;
  title: string;
  /** True by default. */
  canClose?: boolean;
  onClose: () => void;
  /** Called after the exit animation. */
  onExitComplete: () => void;
  /** Returns the element that gets the focus afterwards; by default the one that had it before. */
  finalFocusEl?: () => HTMLElement | null;
  children: ReactNode;
}

/** The frame of a dialog with a form. A click outside does not close it, so that no input is lost. */
export function FormDialog(props: FormDialogProps) {
  const { open, title, canClose = true, onClose, onExitComplete, children } = props;
  const { contentRef, initialFocusEl, finalFocusEl } = useDialogFocus();
  return (
    <Dialog.Root
      open={open}
      onExitComplete={onExitComplete}
      closeOnInteractOutside={false}
      placement="center"
      scrollBehavior="inside"
      initialFocusEl={initialFocusEl}
      finalFocusEl={props.finalFocusEl ?? finalFocusEl}
      onOpenChange={(change) => !change.open && onClose()}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner padding="4">
          <Dialog.Content ref={contentRef} maxHeight="full">
            <Dialog.Header paddingEnd="12">
              <Dialog.Title textStyle="cardTitle" minWidth="0" dir="auto">
                {title}
              </Dialog.Title>
            </Dialog.Header>
            <Dialog.Body paddingBottom="6">{children}</Dialog.Body>
            <Dialog.CloseTrigger asChild>
              <CloseButton aria-label="Close" disabled={!canClose} />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
