import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Form } from 'react-final-form';
import { maxSalesPerPayout, type Claim } from '../../../contract/payout';
import { FailureNote } from '../../components/forms/failure-note';
import { focusFirstError } from '../../components/forms/focus-first-error';
import { TextControl } from '../../components/forms/form-controls';
import { noFormSubscription } from '../../components/forms/no-form-subscription';
import { AmountText } from '../../components/money/amount-text';
import { ClaimList } from './claim-list';
import type { PayoutInput } from './payout.machine';
import { today, validatePayout, type PayoutFormValues } from './payout-form-values';

interface PayoutFormProps {
  /** The sales and debts of the seller in one currency. */
  claims: readonly Claim[];
  currency: string;
  /** What the admin entered before. */
  input: PayoutInput | null;
  onCheck: (input: PayoutInput) => void;
  onCancel: () => void;
}

/** The form in which an admin chooses the sales of a payout, its day and its reference. */
export function PayoutForm({ claims, currency, input, onCheck, onCancel }: PayoutFormProps) {
  const sales = claims.filter(({ amount }) => amount > 0).slice(0, maxSalesPerPayout);
  const debts = claims.filter(({ amount }) => amount < 0);
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(
    () =>
      new Set(
        input
          ? sales.map(({ orderId }) => orderId).filter((id) => !input.orderIds.includes(id))
          : [],
      ),
  );
  const [initialValues] = useState<PayoutFormValues>(() => ({
    paidOn: input?.paidOn ?? today(),
    reference: input?.reference ?? '',
  }));
  const chosen = sales.filter(({ orderId }) => !leftOut.has(orderId));
  const amount = [...chosen, ...debts].reduce((sum, claim) => sum + claim.amount, 0);
  const isPayable = chosen.length > 0 && amount > 0;
  const submit = (values: PayoutFormValues) => {
    if (isPayable) onCheck({ ...values, orderIds: chosen.map(({ orderId }) => orderId), amount });
  };
  return (
    <Form<PayoutFormValues>
      subscription={noFormSubscription}
      initialValues={initialValues}
      validate={validatePayout}
      onSubmit={submit}
    >
      {({ handleSubmit, form }) => (
        <form onSubmit={focusFirstError(form, (event) => void handleSubmit(event))} noValidate>
          <Stack gap="5">
            <ClaimList
              claims={[...sales, ...debts]}
              isSelected={({ orderId }) => !leftOut.has(orderId)}
              onChange={({ orderId }, { selected }) => {
                const next = new Set(leftOut);
                if (selected) next.delete(orderId);
                else next.add(orderId);
                setLeftOut(next);
              }}
            />
            <HStack justify="space-between" fontWeight="600">
              <Text>Amount to send</Text>
              <AmountText amount={amount} currency={currency} />
            </HStack>
            {!isPayable && (
              <FailureNote>
                {chosen.length === 0
                  ? 'Choose at least one sale.'
                  : 'The debts are as large as the chosen sales, so there is nothing to send yet.'}
              </FailureNote>
            )}
            <TextControl name="paidOn" label="Sent on" type="date" max={today()} />
            <TextControl
              name="reference"
              label="Reference of the transfer"
              hint="The seller sees it, and finds the transfer by it."
            />
            <Stack direction={{ base: 'column', sm: 'row-reverse' }} gap="3">
              <Button type="submit" disabled={!isPayable}>
                Continue
              </Button>
              <Button variant="outline" onClick={onCancel}>
                Cancel
              </Button>
            </Stack>
          </Stack>
        </form>
      )}
    </Form>
  );
}
