/** An asset or an expense is the sum of an account's debits minus its credits, a liability or an income the opposite. */
export const accountKinds = ['asset', 'liability', 'income', 'expense'] as const;

/** An account of the ledger. It has a row for each currency. */
export interface Account {
  id: string;
  kind: (typeof accountKinds)[number];
  orderId?: string;
  /** The seller whom the shop owes the balance, or who owes it to the shop. */
  sellerId?: string;
}

/** The accounts of the shop itself. */
export const shopAccounts = {
  /** What is at Stripe. */
  stripe: { id: 'stripe', kind: 'asset' },
  /** What is in the bank account from which the operator pays sellers by hand. */
  bank: { id: 'bank', kind: 'asset' },
  commission: { id: 'commission', kind: 'income' },
  stripeFees: { id: 'stripe-fees', kind: 'expense' },
  /** What the shop lost: money that a seller owes and will not pay. */
  losses: { id: 'losses', kind: 'expense' },
} as const satisfies Record<string, Account>;

/**
 * What a buyer has paid and nobody has got yet. A charge for a product that the buyer could not get has no order: the id
 * of its payment intent stands in for it.
 */
export const heldAccount = (orderId: string): Account => ({
  id: `held/${orderId}`,
  kind: 'liability',
  orderId,
});

interface Sale {
  orderId: string;
  sellerId: string;
}

/** What the shop has to pay to the seller for an order. */
export const owedAccount = ({ orderId, sellerId }: Sale): Account => ({
  id: `owed/${orderId}`,
  kind: 'liability',
  orderId,
  sellerId,
});

/** What the seller has to pay back, because the buyer is refunded after the payout. */
export const debtAccount = ({ orderId, sellerId }: Sale): Account => ({
  id: `debt/${orderId}`,
  kind: 'asset',
  orderId,
  sellerId,
});

/** What the buyer's bank has withdrawn until it decides. */
export const disputeAccount = (orderId: string): Account => ({
  id: `dispute/${orderId}`,
  kind: 'asset',
  orderId,
});
