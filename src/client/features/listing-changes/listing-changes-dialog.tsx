import { Button, CloseButton, Dialog, Portal, Stack } from '@chakra-ui/react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { inGoodsWords } from '../../../contract/website/goods-words';
import { pluralize } from '../../../contract/text/pluralize';
import { useCloseOnBack } from '../../components/dialogs/use-close-on-back';
import { useDialogFocus } from '../../components/dialogs/use-dialog-focus';
import { ListingChangeForm } from './listing-change-form';
import { ChangeReport, type ChangeReportProps } from './change-report';
import { listingActions } from './listing-actions';
import type { listingChangesMachine } from './listing-changes.machine';

interface ListingChangesDialogProps {
  snapshot: SnapshotFrom<typeof listingChangesMachine>;
  send: ActorRefFrom<typeof listingChangesMachine>['send'];
  /** Called after the exit animation. */
  onExitComplete: () => void;
}

/** The dialog that asks for a confirmation of a change, and reports what it did. */
export function ListingChangesDialog(props: ListingChangesDialogProps) {
  const { snapshot, send, onExitComplete } = props;
  const { selected, action, results } = snapshot.context;
  const texts = listingActions[action];
  const open = snapshot.hasTag('open');
  const isReporting = snapshot.matches('reporting');
  const close = () => send({ type: 'listingChanges.close' });
  const canClose = snapshot.can({ type: 'listingChanges.close' });
  const { contentRef, initialFocusEl, finalFocusEl } = useDialogFocus();
  useCloseOnBack({ id: `listing-changes-${action}`, open, canClose, onBack: close });
  return (
    <Dialog.Root
      role="alertdialog"
      open={open}
      onExitComplete={onExitComplete}
      placement="center"
      scrollBehavior="inside"
      initialFocusEl={initialFocusEl}
      finalFocusEl={finalFocusEl}
      onOpenChange={(change) => !change.open && close()}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner padding="4">
          <Dialog.Content ref={contentRef} maxHeight="full">
            <Dialog.Header paddingEnd="12">
              <Dialog.Title textStyle="cardTitle">
                {isReporting
                  ? inGoodsWords('Some watches were not changed')
                  : texts.question(pluralize(selected.length, 'watch'))}
              </Dialog.Title>
            </Dialog.Header>
            <Dialog.Body paddingBottom="6">
              {isReporting ? (
                <ReportBody results={results} rejected={selected} onClose={close} />
              ) : (
                <ListingChangeForm snapshot={snapshot} send={send} />
              )}
            </Dialog.Body>
            <Dialog.CloseTrigger asChild>
              <CloseButton aria-label="Close" disabled={!canClose} />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

interface ReportBodyProps extends ChangeReportProps {
  onClose: () => void;
}

function ReportBody({ onClose, ...report }: ReportBodyProps) {
  return (
    <Stack gap="5">
      <ChangeReport {...report} />
      <Button variant="outline" onClick={onClose}>
        Done
      </Button>
    </Stack>
  );
}
