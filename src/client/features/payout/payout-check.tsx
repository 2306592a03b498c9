import { Button, Stack, Text } from '@chakra-ui/react';
import { formatMoney } from '../../../contract/payments/money';
import { pluralize } from '../../../contract/text/pluralize';
import { FailureNote } from '../../components/forms/failure-note';
import { formatPayoutDay } from '../../components/money/payout-day';
import { countSales, type Payee, type PayoutInput } from './payout.machine';

interface PayoutCheckProps {
  payee: Payee;
  input: PayoutInput;
  busy: boolean;
  /** Why the payout was not recorded; empty without an error. */
  failure: string;
  onConfirm: () => void;
  onChange: () => void;
}

/** Repeats what will be recorded, and asks for a confirmation. */
export function PayoutCheck(props: PayoutCheckProps) {
  const { payee, input, busy, failure, onConfirm, onChange } = props;
  const { amount, paidOn, reference } = input;
  const sales = pluralize(countSales(input), 'sale');
  const money = formatMoney({ amount, currency: payee.currency });
  return (
    <Stack gap="5">
      <Text>
        {`You have sent ${money} to ${payee.sellerName} for ${sales} on ${formatPayoutDay(paidOn)}, with the reference “${reference}”.`}
      </Text>
      <Text color="fg.muted">
        Record it only after you have sent the money: the seller gets an email. A wrong entry can be
        reversed, but not changed.
      </Text>
      {failure && <FailureNote>{failure}</FailureNote>}
      <Stack direction={{ base: 'column', sm: 'row-reverse' }} gap="3">
        <Button loading={busy} onClick={onConfirm}>
          Record the payout
        </Button>
        <Button variant="outline" disabled={busy} onClick={onChange}>
          Back
        </Button>
      </Stack>
    </Stack>
  );
}
