import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Form } from 'react-final-form';
import { maxNamedSales, type OwedSale, payoutFields } from '../../../contract/payments/payout';
import { FailureNote } from '../../components/forms/failure-note';
import { focusFirstError } from '../../components/forms/focus-first-error';
import { TextControl } from '../../components/forms/form-controls';
import { noFormSubscription } from '../../components/forms/no-form-subscription';
import { AmountText } from '../../components/money/amount-text';
import { OwedSaleList } from './owed-sale-list';
import type { PayoutInput } from './payout.machine';
import {
  sumSelection,
  toCoveredSales,
  type SaleSelection,
  type SellerTotal,
} from './sale-selection';
import { tooLongMessage } from '../../../contract/text/messages';
import { hasVisibleCharacter } from '../../../contract/text/visible-text';
import { toDateInputValue } from '../../components/dates/to-date-input-value';

interface PayoutFormProps {
  /** The loaded sales and debts of the seller in one currency. */
  owedSales: readonly OwedSale[];
  /** What the seller was owed at `until`. */
  total: SellerTotal;
  until: string;
  selection: SaleSelection;
  onSelect: (selection: SaleSelection) => void;
  /** Loads more sales; false if all are loaded. */
  more: false | { isLoading: boolean; onShow: () => void };
  /** What the admin entered before. */
  input: PayoutInput | null;
  onCheck: (input: PayoutInput) => void;
  onCancel: () => void;
}

/** The form in which an admin chooses the sales of a payout, its day and its reference. */
export function PayoutForm(props: PayoutFormProps) {
  const { owedSales, total, until, selection, onSelect, more, input, onCheck, onCancel } = props;
  const [initialValues] = useState<PayoutFormValues>(() => ({
    paidOn: input?.paidOn ?? today(),
    reference: input?.reference ?? '',
  }));
  const { saleCount, amount } = sumSelection(selection, total);
  const problem = findProblem(selection, { saleCount, amount });
  const submit = (values: PayoutFormValues) => {
    if (problem) return;
    onCheck({ ...values, ...toCoveredSales(selection, { until, saleCount }), amount });
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
            <OwedSaleList {...{ owedSales, total, selection, onSelect }} />
            {more && (
              <Button variant="outline" size="sm" loading={more.isLoading} onClick={more.onShow}>
                Show more sales
              </Button>
            )}
            {total.debt > 0 && (
              <HStack justify="space-between">
                <Text>Debts, which are deducted</Text>
                <AmountText amount={-total.debt} currency={total.currency} />
              </HStack>
            )}
            <HStack justify="space-between" fontWeight="600">
              <Text>Amount to send</Text>
              <AmountText amount={amount} currency={total.currency} />
            </HStack>
            {problem && <FailureNote>{problem}</FailureNote>}
            <TextControl name="paidOn" label="Sent on" type="date" max={today()} />
            <TextControl
              name="reference"
              label="Reference of the transfer"
              hint="The seller sees it, and finds the transfer by it."
            />
            <Stack direction={{ base: 'column', sm: 'row-reverse' }} gap="3">
              <Button type="submit" disabled={problem !== ''}>
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

/** Returns why the selection can't be paid; empty if it can. */
function findProblem(
  { isAll, toggled }: SaleSelection,
  { saleCount, amount }: { saleCount: number; amount: number },
): string {
  if (saleCount === 0) return 'Choose at least one sale.';
  if (toggled.size > maxNamedSales) {
    return isAll
      ? `Leave out at most ${maxNamedSales} sales.`
      : `Choose at most ${maxNamedSales} sales, or all.`;
  }
  if (amount > 0) return '';
  return 'The debts are as large as the chosen sales, so there is nothing to send yet.';
}

interface PayoutFormValues {
  paidOn: string;
  reference: string;
}

function validatePayout({
  paidOn = '',
  reference = '',
}: Partial<PayoutFormValues>): Partial<PayoutFormValues> {
  const { required, maxLength } = payoutFields.reference;
  return {
    ...(!paidOn && { paidOn: payoutFields.paidOn }),
    ...(paidOn > today() && { paidOn: "The day can't be in the future." }),
    ...(reference.length > maxLength && { reference: tooLongMessage(maxLength) }),
    ...(!hasVisibleCharacter(reference) && { reference: required }),
  };
}

/** Returns today in the admin's time zone, as the value of a date input. */
const today = (): string => toDateInputValue(new Date());
