import { Alert } from '@chakra-ui/react';
import { formatMoney } from '../../../../contract/payments/money';
import type { OwedPage } from '../../../../contract/payments/payout';
import { pluralize } from '../../../../contract/text/pluralize';
import { payoutAccountsApi } from '../../../api/payout-accounts-api';
import { unwrapCall } from '../../../api/request-failure';
import { useAppDispatch } from '../../../api/store-hooks';
import { toDateInputValue } from '../../../components/dates/to-date-input-value';
import { formatDateTime } from '../../../components/product/product-facts';
import { StaffActionButton } from '../../../features/staff-action/staff-action-button';

/** The last file for the bank, with the press that records all its transfers. Renders nothing if that is done. */
export function BankFileNote({ bankFile }: Pick<OwedPage, 'bankFile'>) {
  const dispatch = useAppDispatch();
  if (!bankFile) return null;
  const { id, exportedAt, transferCount, totals } = bankFile;
  const transfers = pluralize(transferCount, 'transfer');
  const total = totals.map((sum) => formatMoney({ ...sum, amount: sum.total })).join(' and ');
  return (
    <Alert.Root status="info" borderRadius="md" flexWrap="wrap" alignItems="center">
      <Alert.Indicator />
      <Alert.Description flex="1 1 16rem">
        {`${transfers} of ${total}, exported on ${formatDateTime(exportedAt)}, are not recorded as paid.`}
      </Alert.Description>
      <StaffActionButton
        action={{
          label: 'Record all as paid',
          title: `Record ${transfers} as paid?`,
          explanation: `Do this once your bank has executed the file: ${total}. Each seller gets an email. We leave out, and show you, each transfer that no longer matches what is owed.`,
          confirmLabel: 'Record as paid',
          success: 'The payouts are recorded.',
          save: async () => {
            const call = payoutAccountsApi.endpoints.recordBankFile.initiate(
              { id, paidOn: toDateInputValue(new Date()) },
              { track: false },
            );
            const { rejected } = await unwrapCall(dispatch(call));
            const [first] = rejected;
            if (!first) return;
            throw new Error(
              `${pluralize(rejected.length, 'transfer')} could not be recorded. ${first.message}`,
            );
          },
        }}
      />
    </Alert.Root>
  );
}
