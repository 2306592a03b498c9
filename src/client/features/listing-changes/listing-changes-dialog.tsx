import { Button, CloseButton, Dialog, Portal, Stack, Text } from '@chakra-ui/react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { useCloseOnBack } from '../../components/dialogs/use-close-on-back';
import { useDialogFocus } from '../../components/dialogs/use-dialog-focus';
import { FailureNote } from '../../components/forms/failure-note';
import { ChangeReport } from './change-report';
import { formatProductCount, listingActions } from './listing-actions';
import type { listingChangesMachine } from './listing-changes.machine';

interface ListingChangesDialogProps {
  snapshot: SnapshotFrom<typeof listingChangesMachine>;
  send: ActorRefFrom<typeof listingChangesMachine>['send'];
  /** Called after the exit animation. */
  onExitComplete: () => void;
}

/** Enough names to recognize the selection. */
const maxNames = 5;

/** The dialog that asks for a confirmation of a change, and reports what it did. */
export function ListingChangesDialog(props: ListingChangesDialogProps) {
  const { snapshot, send, onExitComplete } = props;
  const { selected, action, failure, results } = snapshot.context;
  const texts = listingActions[action];
  const open = snapshot.hasTag('open');
  const isReporting = snapshot.matches('reporting');
  const close = () => send({ type: 'listingChanges.close' });
  const canClose = snapshot.can({ type: 'listingChanges.close' });
  const { contentRef, initialFocusEl, finalFocusEl } = useDialogFocus();
  useCloseOnBack({ id: `listing-changes-${action}`, open, canClose, onBack: close });
  const confirm = () =>
    send({
      type: 'listingChanges.confirm',
      changes: { action, ids: selected.map(({ id }) => id) },
    });
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
          <Dialog.Content ref={contentRef}>
            <Dialog.Header paddingEnd="12">
              <Dialog.Title textStyle="cardTitle">
                {isReporting
                  ? 'Some products were not changed'
                  : texts.question(formatProductCount(selected.length))}
              </Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              {isReporting ? (
                <ChangeReport results={results} rejected={selected} />
              ) : (
                <Stack gap="3">
                  <Text overflowWrap="anywhere">
                    {selected
                      .slice(0, maxNames)
                      .map(({ name }) => name)
                      .join(', ') +
                      (selected.length > maxNames
                        ? ` and ${(selected.length - maxNames).toLocaleString('en')} more`
                        : '')}
                  </Text>
                  <Text color="fg.muted">{texts.explanation}</Text>
                  {snapshot.hasTag('failed') && <FailureNote>{failure}</FailureNote>}
                </Stack>
              )}
            </Dialog.Body>
            <Dialog.Footer>
              <Button variant="outline" disabled={!canClose} onClick={close}>
                {isReporting ? 'Done' : 'Cancel'}
              </Button>
              {!isReporting && (
                <Button
                  loading={snapshot.hasTag('busy')}
                  onClick={confirm}
                  {...(texts.destructive && { colorPalette: 'red' })}
                >
                  {texts.confirmLabel}
                </Button>
              )}
            </Dialog.Footer>
            <Dialog.CloseTrigger asChild>
              <CloseButton aria-label="Close" disabled={!canClose} />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
