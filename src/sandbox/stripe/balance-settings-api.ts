import type Stripe from 'stripe';
import type { Database } from '../../server/database/database';
import { sql } from '../../server/database/sql';
import type { ApiResponse, IdempotentRequest } from './idempotency';

const settingName = 'stripe balance settings';

type Payouts = NonNullable<Stripe.BalanceSettings['payments']['payouts']>;

/** What the platform has changed. */
type Changed = Partial<Pick<Payouts, 'minimum_balance_by_currency' | 'schedule'>>;

/** Emulates the settings of the platform's own payouts. */
export class BalanceSettingsApi {
  constructor(private readonly database: Database) {}

  async read(): Promise<ApiResponse> {
    return { status: 200, body: toSettings(await this.readChanges()) };
  }

  async update({ fields }: IdempotentRequest): Promise<ApiResponse> {
    const before = await this.readChanges();
    const prefix = 'payments[payouts]';
    const minimums = [...fields].flatMap(([name, value]): [string, number][] => {
      const pattern = /^payments\[payouts\]\[minimum_balance_by_currency\]\[(\w+)\]$/;
      const currency = pattern.exec(name)?.[1];
      return currency ? [[currency, Number(value)]] : [];
    });
    const interval = fields.get(`${prefix}[schedule][interval]`);
    const changes: Changed = {
      ...before,
      ...(minimums.length > 0 && {
        minimum_balance_by_currency: {
          ...before.minimum_balance_by_currency,
          ...Object.fromEntries(minimums),
        },
      }),
      ...(interval && { schedule: { interval } }),
    };
    await this.database.query(sql`
      insert into sandbox.settings (name, value) values (${settingName}, ${JSON.stringify(changes)})
      on conflict (name) do update set value = excluded.value`);
    return { status: 200, body: toSettings(changes) };
  }

  private async readChanges(): Promise<Changed> {
    const [row] = await this.database.query<{ value: string }>(
      sql`select value from sandbox.settings where name = ${settingName}`,
    );
    return row ? (JSON.parse(row.value) as Changed) : {};
  }
}

const toSettings = (changes: Changed): Stripe.BalanceSettings => ({
  object: 'balance_settings',
  payments: {
    debit_negative_balances: true,
    payouts: {
      automatic_transfer_rules_by_currency: null,
      minimum_balance_by_currency: null,
      schedule: { interval: 'daily' },
      statement_descriptor: null,
      status: 'enabled',
      ...changes,
    },
    settlement_timing: { delay_days: 2, start_of_day: null },
  },
});
