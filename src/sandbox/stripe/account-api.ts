import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';
import * as z from 'zod/mini';
import type { Database } from '../../server/database/database';
import { sql } from '../../server/database/sql';
import { readBalances, readObject, saveObject } from './connect-store';
import { createAccount, toApiAccount, type ConnectedAccount } from './connected-account';
import { runIdempotently, type ApiResponse, type IdempotentRequest } from './idempotency';
import { addThinEvent } from './intent-store';
import { StripeError } from './stripe-error';
import { payOut } from './transfer-api';

const newAccountSchema = z.object({
  contact_email: z.string(),
  display_name: z._default(z.string(), ''),
  metadata: z._default(z.record(z.string(), z.string()), {}),
  include: z._default(z.array(z.string()), []),
  configuration: z.object({
    recipient: z.object({
      capabilities: z.object({
        stripe_balance: z.object({ stripe_transfers: z.object({ requested: z.literal(true) }) }),
      }),
    }),
  }),
  defaults: z.object({
    // Stripe refuses separate charges and transfers if it bears the losses.
    responsibilities: z.object({ losses_collector: z.literal('application') }),
  }),
});

const newLinkSchema = z.object({
  account: z.string(),
  use_case: z.object({
    type: z.literal('account_onboarding'),
    account_onboarding: z.object({ refresh_url: z.url(), return_url: z.url() }),
  }),
});

/** Seconds. */
const linkLifetime = 300;

/** What the seller does on the hosted page. */
export const hostedActions = {
  complete: { state: 'active', isBankAccountClosed: false },
  completeWithClosedBankAccount: { state: 'active', isBankAccountClosed: true },
  failVerification: { state: 'restricted' },
} as const satisfies Record<string, Partial<ConnectedAccount>>;

interface StoredLink {
  accountId: string;
  refreshUrl: string;
  returnUrl: string;
  /** Whether the link was not opened before, and has not expired. */
  isFresh: boolean;
}

/** Emulates Stripe's API for connected accounts, version 2, and the page on which sellers enter who they are. */
export class AccountApi {
  constructor(
    private readonly database: Database,
    private readonly onEvent: () => void,
  ) {}

  create(request: IdempotentRequest, body: unknown) {
    const fields = parseBody(newAccountSchema, body);
    return runIdempotently(this.database, request, async (tx) => {
      const account = createAccount({
        contactEmail: fields.contact_email,
        displayName: fields.display_name,
        metadata: fields.metadata,
      });
      await saveObject(tx, 'account', account);
      return { status: 200, body: toApiAccount(account, fields.include) };
    });
  }

  async retrieve(id: string, include: readonly string[]): Promise<ApiResponse> {
    const account = await readObject(this.database, 'account', id);
    return { status: 200, body: toApiAccount(account, include) };
  }

  close(id: string, request: IdempotentRequest) {
    return runIdempotently(this.database, request, async (tx) => {
      const account = await readObject(tx, 'account', id);
      const balances = await readBalances(tx, id);
      if (balances.some(({ amount }) => amount !== 0)) {
        throw new StripeError(400, {
          type: 'invalid_request_error',
          code: 'balance_not_zero',
          message: 'This account cannot be closed while it has a balance.',
        });
      }
      const closed: ConnectedAccount = { ...account, state: 'closed' };
      await saveObject(tx, 'account', closed);
      await addThinEvent(tx, 'v2.core.account.closed', id);
      return { status: 200, body: toApiAccount(closed, []) };
    });
  }

  /** @param origin of the hosted page */
  createLink(request: IdempotentRequest, body: unknown, origin: string) {
    const { account, use_case } = parseBody(newLinkSchema, body);
    return runIdempotently(this.database, request, async (tx) => {
      await readObject(tx, 'account', account);
      const token = randomBytes(18).toString('base64url');
      const { refresh_url, return_url } = use_case.account_onboarding;
      await tx.query(sql`
        insert into sandbox.account_links (token, account_id, refresh_url, return_url)
        values (${token}, ${account}, ${refresh_url}, ${return_url})`);
      const now = Date.now();
      const link: Stripe.V2.Core.AccountLink = {
        object: 'v2.core.account_link',
        account,
        created: new Date(now).toISOString(),
        expires_at: new Date(now + linkLifetime * 1000).toISOString(),
        livemode: false,
        url: `${origin}/connect/setup/${token}`,
        use_case,
      };
      return { status: 200, body: link };
    });
  }

  /** Opens a link, which works only once. Returns undefined for an unknown one. */
  async openLink(token: string): Promise<StoredLink | undefined> {
    const [link] = await this.database.query<StoredLink>(sql`
      update sandbox.account_links links set opened = true
      from (select * from sandbox.account_links where token = ${token} for update) before
      where links.token = before.token
      returning links.account_id as "accountId", links.refresh_url as "refreshUrl",
        links.return_url as "returnUrl", not before.opened
          and links.created_at > now() - make_interval(secs => ${linkLifetime}::int) as "isFresh"`);
    return link;
  }

  /** Does what the seller chooses on the hosted page. Returns where the browser goes then. */
  async act(token: string, action: string): Promise<string | undefined> {
    const link = await this.openLink(token);
    if (!link) return undefined;
    await this.database.transaction(async (tx) => {
      const account = await readObject(tx, 'account', link.accountId);
      if (action === 'payOut') {
        const balances = await readBalances(tx, account.id);
        for (const { amount, currency } of balances) {
          if (amount > 0) await payOut(tx, account.id, amount, currency);
        }
      } else if (action in hostedActions) {
        await saveObject(tx, 'account', {
          ...account,
          ...hostedActions[action as keyof typeof hostedActions],
        });
        for (const type of [
          'v2.core.account[requirements].updated',
          'v2.core.account[configuration.recipient].capability_status_updated',
        ]) {
          await addThinEvent(tx, type, account.id);
        }
      }
    });
    this.onEvent();
    return link.returnUrl;
  }
}

function parseBody<Schema extends z.ZodMiniType>(schema: Schema, body: unknown): z.output<Schema> {
  const { data, error } = schema.safeParse(body);
  if (!error) return data;
  const [issue] = error.issues;
  throw new StripeError(400, {
    type: 'invalid_request_error',
    code: 'invalid_fields',
    message: `${issue?.path.join('.')}: ${issue?.message}`,
  });
}
