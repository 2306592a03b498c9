import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { useMountedWhileOpen } from '../../components/dialogs/use-mounted-while-open';
import { useRequestedDialog } from '../../services/paths/use-requested-dialog';
import type { AskDialogProps } from './ask-dialog';
import type { lazyAskDialog } from './lazy-ask-dialog';

interface AskButtonProps extends Pick<AskDialogProps, 'subject' | 'productName' | 'uid'> {
  /** The dialog, which loads when the button is hovered, focused or pressed. */
  AskDialog: ReturnType<typeof lazyAskDialog>;
  /** The text of the button and the title of the dialog. */
  label: string;
  /** Whether the URL requests the dialog, because the button was pressed before the sign-in. */
  isRequested: boolean;
}

/** The button that opens the dialog for the first message. */
export function AskButton({ AskDialog, label, isRequested, ...dialog }: AskButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { isMounted, onExitComplete } = useMountedWhileOpen(isOpen);
  useRequestedDialog(isRequested, () => setIsOpen(true));
  // Ignore a failed prefetch: the error is shown on click.
  const prefetch = () => void AskDialog.preload().catch(() => undefined);
  return (
    <>
      <Button
        variant="outline"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => setIsOpen(true)}
      >
        {label}
      </Button>
      {isMounted && (
        <AskDialog
          open={isOpen}
          title={label}
          {...dialog}
          onOpen={() => setIsOpen(true)}
          onClose={() => setIsOpen(false)}
          onExitComplete={onExitComplete}
        />
      )}
    </>
  );
}
