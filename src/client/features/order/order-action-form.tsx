import { Button, Stack, Text } from '@chakra-ui/react';
import { createForm } from 'final-form';
import { useEffect, useState } from 'react';
import { Form } from 'react-final-form';
import { addressFieldNames } from '../../../contract/buying/shipping-address';
import { currentParcel, type Sale, type SaleDetails } from '../../../contract/buying/sale';
import { isShipped } from '../../../contract/selling/deliveries';
import { inGoodsWords } from '../../../contract/website/goods-words';
import { keepFocus } from '../../components/dialogs/keep-focus';
import { FailureNote } from '../../components/forms/failure-note';
import { focusFirstError } from '../../components/forms/focus-first-error';
import { noFormSubscription } from '../../components/forms/no-form-subscription';
import { saveDraft } from '../../services/drafts/save-draft';
import { saveDraftFiles } from '../../services/drafts/save-draft-files';
import { OrderActionFields } from './order-action-fields';
import { validateInput, type OrderActionInput } from './order-action-input';
import type { ChosenOrderAction } from './order-action.machine';
import { orderActions } from './order-actions';
import { orderDraftKey } from './order-draft-key';

/** The code is not saved: it belongs to one meeting. */
const draftFields = [
  ...(['reason', 'problem', 'phoneNumber', 'meetingLocation'] as const),
  ...(['carrier', 'trackingNumber'] as const),
  ...addressFieldNames,
];

interface OrderActionFormProps {
  chosenAction: ChosenOrderAction;
  /** A list of orders has neither the address nor the history. */
  sale: Sale & Partial<Pick<SaleDetails, 'shippingAddress' | 'steps'>>;
  busy: boolean;
  /** The text of the current step, such as the upload of a photo. */
  progress: string | undefined;
  failure: string | undefined;
  codeError: string | undefined;
  canClose: boolean;
  onSend: (input: OrderActionInput) => void;
  onClose: () => void;
}

/** The explanation of an action, and a form with the fields that the action requires. */
export function OrderActionForm(props: OrderActionFormProps) {
  const { chosenAction, sale, busy, progress, failure, codeError, canClose, onSend, onClose } =
    props;
  const { action, code = '' } = chosenAction;
  const { explanation, fields, confirmLabel, destructive } = orderActions[action];
  const [form] = useState(() =>
    createForm<OrderActionInput>({
      initialValues: {
        reason: '',
        code,
        problem: '',
        amount: '',
        photos: [],
        phoneNumber: sale.phoneNumber ?? '',
        meetingLocation: sale.meetingLocation ?? '',
        ...sale.shippingAddress,
        ...(action === 'seller.correctParcel' && currentParcel({ steps: sale.steps ?? [] })),
      },
      validate: (input) => validateInput(action, input, sale),
      onSubmit: onSend,
    }),
  );
  const draft = orderDraftKey(chosenAction);
  useEffect(() => saveDraft<OrderActionInput>(draft, draftFields)(form), [draft, form]);
  useEffect(
    () => (fields?.photos ? saveDraftFiles<OrderActionInput>(draft, ['photos'])(form) : undefined),
    [draft, form, fields?.photos],
  );

  return (
    <Form<OrderActionInput> form={form} subscription={noFormSubscription} onSubmit={onSend}>
      {({ handleSubmit }) => (
        <form onSubmit={focusFirstError(form, handleSubmit)} noValidate>
          <Stack gap="5">
            <Text>{inGoodsWords(explanation(sale))}</Text>
            <OrderActionFields
              action={action}
              codeError={codeError}
              country={sale.shippingAddress?.country}
              isParcel={isShipped(sale)}
            />
            {failure !== undefined && <FailureNote>{failure}</FailureNote>}
            {/* Always mounted: screen readers announce only changes of an existing live region. */}
            <Text role="status" color="fg.muted" _empty={{ display: 'none' }}>
              {progress}
            </Text>
            <Stack direction={{ base: 'column', sm: 'row-reverse' }} gap="3">
              <Button type="submit" loading={busy} {...(destructive && { colorPalette: 'red' })}>
                {confirmLabel}
              </Button>
              <Button
                variant="outline"
                disabled={!canClose}
                onMouseDown={keepFocus}
                onClick={onClose}
              >
                Not now
              </Button>
            </Stack>
          </Stack>
        </form>
      )}
    </Form>
  );
}
