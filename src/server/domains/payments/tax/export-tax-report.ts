import { decimalAmount } from '../../../../contract/payments/money';
import type { NewTaxDetails } from '../../../../contract/payments/tax-details';
import type { Transaction } from '../../../database/database';
import { createCsv } from '../../platform/create-csv';
import { recordAct, type StaffActor } from '../../platform/record-act.sql';
import { decryptPayoutAccount, type PayoutAccountKeys } from '../payouts/payout-account-cipher';
import { decryptTaxDetails } from './tax-details';
import { readReportRows, type ReportRow, type ReportRule } from './tax-report.sql';

const quarters = [1, 2, 3, 4];

/** The fields of the tax details, by the headings of their columns. */
const detailColumns = {
  kind: 'kind',
  name: 'name',
  address: 'address',
  country: 'country',
  'birth date': 'birthDate',
  'birth place': 'birthPlace',
  'tax number': 'taxNumber',
  'tax number country': 'taxCountry',
  'registration number': 'registrationNumber',
  'VAT number': 'vatNumber',
} as const;

const columns = [
  ...['year', 'seller id', 'account name', 'email', ...Object.keys(detailColumns)],
  ...['financial account', 'account holder', 'currency'],
  ...quarters.flatMap((quarter) =>
    ['paid', 'sales', 'fees'].map((heading) => `Q${quarter} ${heading}`),
  ),
  'note',
];

interface ReportOptions {
  year: number;
  keys: PayoutAccountKeys;
  rule: ReportRule;
}

/**
 * Returns what each reported seller of a year got in each quarter, with who they are, as CSV: a row for each seller and
 * currency. Records the export.
 */
export async function exportTaxReport(
  tx: Transaction,
  { year, keys, rule }: ReportOptions,
  actor: StaffActor,
): Promise<string> {
  const rows = await readReportRows(tx, year, rule);
  await recordAct(tx, actor, {
    act: 'payout.exportTaxReport',
    subject: { type: 'payout', id: `tax-report-${year}` },
    after: { sellerIds: [...new Set(rows.map(({ sellerId }) => sellerId))] },
  });
  return createCsv({ columns, rows: rows.map((row) => [String(year), ...toCells(row, keys)]) });
}

function toCells(row: ReportRow, keys: PayoutAccountKeys): string[] {
  const { sellerId, currency } = row;
  const details =
    row.details === null ? undefined : decryptTaxDetails(row.details, { keys, sellerId });
  const texts: Partial<Record<string, string>> = details ?? {};
  const money = (amount = 0) => decimalAmount({ amount, currency });
  return [
    ...[sellerId, row.displayName, row.email],
    ...Object.values(detailColumns).map((field) => texts[field] ?? ''),
    ...financialAccount(row, keys),
    currency.toUpperCase(),
    ...quarters.flatMap((number) => {
      const found = row.quarters.find(({ quarter }) => quarter === number);
      return [money(found?.amount), String(found?.sales ?? 0), money(found?.fee)];
    }),
    noteOf(row, details),
  ];
}

/** Returns where the seller is paid, and in whose name. Stripe knows the bank of its account. */
function financialAccount(
  { sellerId, payoutAccount, connectedAccount }: ReportRow,
  keys: PayoutAccountKeys,
): [account: string, holder: string] {
  const account = payoutAccount && decryptPayoutAccount(payoutAccount, { keys, sellerId });
  if (!account) return [connectedAccount ?? '', ''];
  return account.kind === 'iban' ? [account.iban, account.holder] : [account.text, ''];
}

function noteOf({ details: stored }: ReportRow, details: NewTaxDetails | undefined): string {
  if (stored === null) return 'The seller has not entered their details.';
  if (details) return '';
  return "The details can't be decrypted: their key is missing in PAYOUT_ACCOUNT_KEYS.";
}
