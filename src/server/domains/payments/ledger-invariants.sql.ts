import { decimalAmount } from '../../../contract/payments/money';
import type { Database, Queryable } from '../../database/database';
import { jsonValue } from '../../database/json-value';
import { sql, type Sql } from '../../database/sql';
import type { OrderTimes } from '../buying/deadlines';
import { shopAccounts } from '../ledger/accounts';
import { payoutEntries } from '../buying/order-payout.sql';
import { findDifferences, type BalanceDifference } from './balance-transactions.sql';

/** Something that must never be the case, with the statement that finds where it is. */
interface Invariant {
  name: string;
  /** Selects the column `subject`: an id or a currency. */
  violations: (times: OrderTimes) => Sql;
}

const invariants: readonly Invariant[] = [
  {
    name: 'Debits and credits differ',
    violations: () => sql`
      select currency as subject from ledger_accounts
      group by currency having sum(debits) <> sum(credits)`,
  },
  {
    name: 'The total of an account is not the sum of its transfers',
    violations: () => sql`
      select id as subject from ledger_accounts
      left join (
        select account, currency, sum(debit) as debits, sum(credit) as credits from (
          select debit_account as account, currency, amount as debit, 0 as credit
          from ledger_transfers
          union all select credit_account, currency, 0, amount from ledger_transfers) sides
        group by account, currency) sums on account = id and sums.currency = ledger_accounts.currency
      where ledger_accounts.debits <> coalesce(sums.debits, 0)
        or ledger_accounts.credits <> coalesce(sums.credits, 0)`,
  },
  {
    name: 'A charge is not in the ledger',
    violations: () => sql`
      select intent_id as subject from payments where status in ('paid', 'refunded')
        and not exists (select 1 from ledger_transfers where key = 'charge/' || intent_id)`,
  },
  {
    name: 'An order that has ended holds money',
    violations: () => sql`
      select orders.id as subject from ledger_accounts
      join orders on orders.id = order_id and ended_at is not null
      where ledger_accounts.id = 'held/' || orders.id and credits <> debits`,
  },
  {
    name: 'Money is held for longer than the longest deadline',
    violations: (times) => sql`
      select ledger_accounts.id as subject from ledger_accounts
      left join orders on orders.id = order_id
      where ledger_accounts.id like 'held/%' and credits <> debits
        and greatest(
          (select max(happened_at) from order_events where order_events.order_id = orders.id),
          (select max(recorded_at) from ledger_transfers
            where ledger_transfers.order_id = ledger_accounts.order_id)
        ) < now() - make_interval(days => case orders.state when 'bankDispute'
          then ${disputeDays}::int else ${longestDeadline(times)}::int end)`,
  },
  {
    name: 'The invoices of an order are not its fee',
    violations: () => sql`
      select order_id as subject from (
        select order_id, case when credit_account = ${shopAccounts.commission.id} then amount else - amount end as amount
        from ledger_transfers where ${shopAccounts.commission.id} in (debit_account, credit_account)
        union all select order_id, - net - tax from fee_documents) fees
      where order_id in (select id from orders) group by order_id having sum(amount) <> 0`,
  },
  {
    name: 'A payout is not the sum of its sales',
    violations: () => sql`
      select payouts.id as subject from payouts
      where amount <> (
        select coalesce(sum(entries.amount), 0) from ${payoutEntries} entries
        where payout_id = payouts.id)`,
  },
];

/** In days. Banks decide within three months; later the event of their decision was lost. */
const disputeDays = 120;

/** In days, with one for the clock that ends it. */
function longestDeadline(times: OrderTimes): number {
  const { handOverDays, receiptDays, inspectionHours, reportAnswerDays, returnDays } = times;
  const meeting = [handOverDays, receiptDays, inspectionHours / 24, reportAnswerDays, returnDays];
  return Math.ceil(Math.max(...meeting, times.shipmentDays, times.arrivalDays)) + 1;
}

export interface LedgerFault {
  name: string;
  /** The first ids that it concerns. */
  subjects: string[];
}

const maxSubjects = 5;

/** Returns the invariants of the ledger that do not hold. */
export async function findLedgerFaults(
  database: Queryable,
  times: OrderTimes,
): Promise<LedgerFault[]> {
  const faults: LedgerFault[] = [];
  for (const { name, violations } of invariants) {
    const rows = await database.query<{ subject: string }>(sql`
      select subject from (${violations(times)}) violations order by subject limit ${maxSubjects}`);
    if (rows.length > 0) faults.push({ name, subjects: rows.map(({ subject }) => subject) });
  }
  const differences = await findDifferences(database, maxSubjects);
  if (differences.length > 0) {
    faults.push({
      name: 'Stripe and the ledger differ',
      subjects: differences.map(describeDifference),
    });
  }
  return faults;
}

function describeDifference({ object, currency, ...amounts }: BalanceDifference): string {
  const [stripe, ledger] = [amounts.stripe, amounts.ledger].map((amount) =>
    amount === null
      ? 'nothing'
      : `${decimalAmount({ amount, currency })} ${currency.toUpperCase()}`,
  );
  return `${object} (${stripe} at Stripe, ${ledger} in the ledger)`;
}

/** Checks the ledger, and stores the faults for the page about the server's health. Returns them. */
export async function checkLedger(database: Database, times: OrderTimes): Promise<LedgerFault[]> {
  const faults = await findLedgerFaults(database, times);
  await database.transaction(async (tx) => {
    await tx.query(sql`delete from ledger_faults`);
    await tx.query(sql`
      insert into ledger_faults (name, subjects)
      select name, subjects from jsonb_to_recordset(${jsonValue(faults)}::text::jsonb)
        as faults (name text, subjects jsonb)
      on conflict do nothing`);
  });
  return faults;
}

/** Returns the faults that the last check has found. */
export function readLedgerFaults(database: Queryable): Promise<LedgerFault[]> {
  return database.query(sql`select name, subjects from ledger_faults order by name`);
}
