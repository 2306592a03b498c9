import { Button, Stack, Text } from '@chakra-ui/react';
import { createForm } from 'final-form';
import { useEffect, useState } from 'react';
import { Form } from 'react-final-form';
import { contactFields } from '../../../contract/contact';
import type { UserOrderEvent, Sale } from '../../../contract/sale';
import { FailureNote } from '../../components/forms/failure-note';
import { focusFirstError } from '../../components/forms/focus-first-error';
import { TextAreaControl, TextControl } from '../../components/forms/form-controls';
import { noFormSubscription } from '../../components/forms/no-form-subscription';
import { saveDraft } from '../../services/save-draft';
import type { OrderSubject } from './order-action.machine';
import { orderActions } from './order-actions';
import { toOrderEvent, validateInput, type OrderActionInput } from './order-action-input';
import { orderDraft } from './order-draft';

const draftFields = ['reason', 'phoneNumber', 'meetingLocation'] as const;

interface OrderActionFormProps {
  subject: OrderSubject;
  sale: Sale;
  busy: boolean;
  failure: string | undefined;
  onSend: (event: UserOrderEvent) => void;
  onClose: () => void;
}

/** The explanation of an action, and a form with the fields that the action requires. */
export function OrderActionForm(props: OrderActionFormProps) {
  const { subject, sale, busy, failure, onSend, onClose } = props;
  const { action } = subject;
  const {
    explanation,
    requires,
    reasonLabel = 'Reason',
    confirmLabel,
    destructive,
  } = orderActions[action];
  const submit = (input: OrderActionInput) => onSend(toOrderEvent(action, input));
  const [form] = useState(() =>
    createForm<OrderActionInput>({
      initialValues: {
        reason: '',
        phoneNumber: sale.phoneNumber ?? '',
        meetingLocation: sale.meetingLocation ?? '',
      },
      validate: (input) => validateInput(action, input),
      onSubmit: submit,
    }),
  );
  const draft = orderDraft(subject);
  useEffect(() => saveDraft<OrderActionInput>(draft, draftFields)(form), [draft, form]);

  return (
    <Form<OrderActionInput> form={form} subscription={noFormSubscription} onSubmit={submit}>
      {({ handleSubmit }) => (
        <form onSubmit={focusFirstError(form, handleSubmit)} noValidate>
          <Stack gap="5">
            <Text>{explanation(sale)}</Text>
            {requires === 'contact' && (
              <>
                <TextControl
                  name="phoneNumber"
                  label={contactFields.phoneNumber.label}
                  type="tel"
                  inputMode="tel"
                  autoComplete="tel-national"
                  placeholder="01*********"
                />
                <TextControl name="meetingLocation" label={contactFields.meetingLocation.label} />
              </>
            )}
            {requires === 'reason' && <TextAreaControl name="reason" label={reasonLabel} />}
            {requires === 'optionalReason' && (
              <TextAreaControl name="reason" label={reasonLabel} optional />
            )}
            {failure !== undefined && <FailureNote>{failure}</FailureNote>}
            <Stack direction={{ base: 'column', sm: 'row-reverse' }} gap="3">
              <Button type="submit" loading={busy} {...(destructive && { colorPalette: 'red' })}>
                {confirmLabel}
              </Button>
              <Button variant="outline" disabled={busy} onClick={onClose}>
                Not now
              </Button>
            </Stack>
          </Stack>
        </form>
      )}
    </Form>
  );
}
