import { Button, Stack, Text } from '@chakra-ui/react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Sale } from '../../../contract/buying/sale';
import { inGoodsWords } from '../../../contract/website/goods-words';
import { useCloseOnBack } from '../../components/dialogs/use-close-on-back';
import { FormDialog } from '../../components/dialogs/form-dialog';
import { FailureNote } from '../../components/forms/failure-note';
import { orderActionDialogId } from '../../services/paths/login-state';
import { OrderActionForm } from './order-action-form';
import { toOrderEvent } from './order-action-input';
import type { orderActionMachine } from './order-action.machine';
import { orderActions } from './order-actions';

type Snapshot = SnapshotFrom<typeof orderActionMachine>;

export interface OrderActionDialogProps {
  snapshot: Snapshot;
  send: ActorRefFrom<typeof orderActionMachine>['send'];
  /** The orders on the page. */
  sales: readonly Sale[];
  /** Called after the exit animation. */
  onExitComplete: () => void;
}

/** The dialog that explains an action on an order and asks for a confirmation. */
export function OrderActionDialog(props: OrderActionDialogProps) {
  const { snapshot, send, sales, onExitComplete } = props;
  const { chosenAction, failure } = snapshot.context;
  const open = snapshot.hasTag('open');
  const close = () => send({ type: 'order.close' });
  const canClose = snapshot.can({ type: 'order.close' });
  useCloseOnBack({ id: orderActionDialogId(chosenAction), open, canClose, onBack: close });
  const sale = sales.find(({ orderId }) => orderId === chosenAction.orderId);
  if (!sale) return null;
  const isCodeRejected = snapshot.matches({ editing: 'codeRejected' });
  return (
    <FormDialog
      open={open}
      title={inGoodsWords(orderActions[chosenAction.action].question)}
      canClose={canClose}
      onClose={close}
      onExitComplete={onExitComplete}
    >
      <Stack gap="3">
        <Text fontWeight="600" dir="auto">
          {chosenAction.productName}
        </Text>
        {snapshot.matches('rejected') ? (
          <>
            <FailureNote>{failure}</FailureNote>
            <Button variant="outline" onClick={close}>
              Back to the order
            </Button>
          </>
        ) : (
          <OrderActionForm
            chosenAction={chosenAction}
            sale={sale}
            busy={snapshot.hasTag('busy')}
            progress={uploadText(snapshot)}
            failure={snapshot.hasTag('failed') && !isCodeRejected ? failure : undefined}
            codeError={isCodeRejected ? failure : undefined}
            canClose={canClose}
            onSend={(input) =>
              send({
                type: 'order.send',
                event: toOrderEvent(chosenAction.action, input, sale),
                photos: input.photos,
              })
            }
            onClose={close}
          />
        )}
      </Stack>
    </FormDialog>
  );
}

/** Returns which photo is being uploaded; undefined if none is. */
function uploadText(snapshot: Snapshot): string | undefined {
  if (!snapshot.matches('uploading')) return undefined;
  const { photos, uploaded } = snapshot.context;
  const uploadedCount = uploaded.filter(({ photo }) => photos.includes(photo)).length;
  return photos.length === 1
    ? 'Uploading the photo'
    : `Uploading photo ${uploadedCount + 1} of ${photos.length}`;
}
