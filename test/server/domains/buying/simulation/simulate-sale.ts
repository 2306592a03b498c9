import type { OrderEvent } from '../../../../../src/contract/order.machine';
import { Random } from '../../../crash/support/random';
import { blocksAccountClosing } from '../../../../../src/contract/privacy/account-closing';
import { findClosingEvent } from '../../../../../src/server/domains/privacy/erasure/own-deletion';
import { meet, type Honesty } from './meetings';
import { moveParcel } from './parcels';
import { sendEventOf, findDuty } from './people';
import { Sale, type OrderRole } from './sale';

const reason = 'As we wrote.';
const hour = 3_600_000;
const minute = 60_000;
const maxSteps = 5_000;
const roles: OrderRole[] = ['buyer', 'seller'];

/** States that an admin, the bank or Stripe ends, instead of a deadline. */
const statesWithoutDeadline = new Set<Sale['state']>([
  ...(['open', 'paying', 'payingUnbooked', 'bankDispute'] as const),
  ...([
    'handOverUnconfirmed',
    'arrivalUnconfirmed',
    'underReview',
    'bankDisputeWon',
    'partRefundFailed',
    'refunding',
    'refundFailed',
  ] as const),
]);

/** States in which only staff can go on. */
const statesToDecide = new Set<Sale['state']>([
  'handOverUnconfirmed',
  'arrivalUnconfirmed',
  'underReview',
  'bankDisputeWon',
  'partRefundFailed',
]);

export interface Simulation {
  sale: Sale;
  isHonest: Honesty;
}

/**
 * Runs a sale to its end.
 * @throws if it stays in a state that no deadline ends, or never ends
 */
export function simulateSale(seed: number): Simulation {
  const random = new Random(seed);
  const isHonest = { buyer: random.chance(0.6), seller: random.chance(0.6) };
  const sale = new Sale(random.chance(0.5) ? 'meeting' : 'shipping');
  const isBooked = sale.delivery === 'shipping' || random.chance(0.9);
  sale.send({ type: isBooked ? 'buyer.book' : 'stripe.authorised' });
  for (let step = 0; step < maxSteps; step += 1) {
    if (sale.hasTag('ended')) sale.deliverParcel();
    if (sale.hasTag('ended') && !reopen(sale, isHonest, random)) return { sale, isHonest };
    passTime({ sale, isHonest, random, reportByStripe });
  }
  throw new Error(`The order does not end: ${sale.history.slice(0, 50).join(', ')}`);
}

/** A sale with its people. */
export interface Market extends Simulation {
  random: Random;
  /** What Stripe and the bank do at one step. */
  reportByStripe: (market: Market) => void;
}

/** Sometimes lets the bank move the money after the end. Returns whether that reopened the order. */
function reopen(sale: Sale, { buyer }: Honesty, random: Random): boolean {
  sale.now += random.below(60 * 24) * hour;
  const isCheated = sale.state === 'completed' && sale.holderOfBoth === 'seller';
  if (sale.state === 'completed' && random.chance(buyer && !isCheated ? 0.001 : 0.05)) {
    return sale.send({ type: 'stripe.disputed' });
  }
  const hasPart = sale.history.some((step) => step.startsWith('admin.refundPart'));
  if (sale.state === 'completed' && hasPart && random.chance(0.2)) {
    return sale.send({ type: 'stripe.refundFailed' });
  }
  if (sale.state === 'refunded' && random.chance(0.02)) {
    return sale.send({ type: 'stripe.refundFailed' });
  }
  const wasPaying = sale.history.at(-2)?.endsWith('paying') ?? false;
  if (sale.state === 'cancelled' && wasPaying && random.chance(0.5)) {
    return sale.send({ type: 'stripe.paid' });
  }
  return false;
}

/**
 * Sends the clock's next event, or one of a person, Stripe, the bank or an admin before it.
 * @throws if no deadline ends the state
 */
export function passTime(market: Market): void {
  const { sale, isHonest, random } = market;
  if (!statesWithoutDeadline.has(sale.state) && sale.timers.expiresAt === null) {
    throw new Error(`The order has no deadline: ${sale.history.join(', ')}`);
  }
  const delay = random.below(random.pick([1, 5, 24, 100, 400])!) * hour + random.below(60) * minute;
  const { expiresAt, remindAt } = sale.timers;
  const due = Math.min(expiresAt?.getTime() ?? Infinity, remindAt?.getTime() ?? Infinity);
  if (due > sale.now + delay) {
    sale.now += delay;
    return takeRandomStep(market);
  }
  const expires = expiresAt?.getTime() === due;
  if (expires && fulfilDuties(sale, isHonest, random)) return;
  sale.now = due;
  sale.send({ type: expires ? 'clock.expire' : 'clock.remind' });
}

/** Lets honest people send the event that a deadline requires of them. Returns whether one did. */
function fulfilDuties(sale: Sale, isHonest: Honesty, random: Random): boolean {
  return roles.some((role) => {
    const duty = isHonest[role] && findDuty(sale, role, random);
    return duty && sale.send(duty);
  });
}

/**
 * Of twelve steps three are the buyer's, three the seller's, two are meetings or a parcel's, one is Stripe's, and three are an
 * admin's: a decision, a suspension, and the deletion of an account.
 */
function takeRandomStep(market: Market): void {
  const { sale, isHonest, random } = market;
  const waitsForStripe = ['paying', 'payingUnbooked', 'refunding'].includes(sale.state);
  switch (waitsForStripe && random.chance(0.7) ? 8 : random.below(12)) {
    case 0:
    case 1:
    case 2:
      return sendEventOf(sale, 'buyer', isHonest.buyer, random);
    case 3:
    case 4:
    case 5:
      return sendEventOf(sale, 'seller', isHonest.seller, random);
    case 6:
    case 7:
      return sale.parcel ? moveParcel(sale, isHonest, random) : meet(sale, isHonest, random);
    case 8:
      return market.reportByStripe(market);
    case 9:
      return decideAsAdmin(sale, random);
    case 10:
      if (random.chance(0.1)) sale.toggleSuspension(random.pick(roles)!);
      return;
    case 11:
      if (random.chance(0.05)) deleteAccount(sale, random.pick(roles)!, random);
      return;
  }
}

/** A user deletes their own account, at the end of the order, or an admin does at once unless that is refused. */
function deleteAccount(sale: Sale, role: OrderRole, random: Random): void {
  if (random.chance(0.5)) {
    const event = findClosingEvent({ role, state: sale.state });
    if (event) sale.send(event);
    return;
  }
  const type = role === 'buyer' ? 'admin.closeBuyer' : 'admin.closeSeller';
  if (blocksAccountClosing(sale.state, type)) return;
  sale.deleted.add(role);
  sale.history.push(`${role} deleted`);
  sale.send({ type });
}

function reportByStripe({ sale, isHonest: { buyer }, random }: Market): void {
  const send = (type: Extract<OrderEvent['type'], `stripe.${string}`>) => void sale.send({ type });
  if (sale.state === 'paying' || sale.state === 'payingUnbooked') {
    return send(random.chance(0.85) ? 'stripe.paid' : 'stripe.released');
  }
  if (sale.state === 'refunding') {
    return send(random.chance(0.9) ? 'stripe.refunded' : 'stripe.refundFailed');
  }
  if (sale.state === 'bankDispute') {
    sale.decidedBy.add('bank');
    return send(random.chance(0.5) ? 'stripe.disputeWon' : 'stripe.disputeLost');
  }
  if (sale.hasTag('paid') && !buyer && random.chance(0.03)) send('stripe.disputed');
}

function decideAsAdmin(sale: Sale, random: Random): void {
  if (random.chance(0.02)) sale.send({ type: 'admin.refundPart', amount: 500, reason });
  if (sale.state === 'refundFailed') {
    const type = random.chance(0.6) ? 'admin.refund' : 'admin.settle';
    return void sale.send({ type, reason });
  }
  const mustDecide = statesToDecide.has(sale.state);
  const isStaffNeeded = sale.hasTag('reported') || sale.suspended.size > 0;
  if (!mustDecide && !(isStaffNeeded && random.chance(0.1))) return;
  const isDecided = sale.send({ type: chooseDecision(sale, random), reason });
  if (isDecided) sale.decidedBy.add('admin');
}

/** Nine of ten decisions are right. */
function chooseDecision({ buyerHas, isDamaged }: Sale, random: Random) {
  const decisions = ['admin.refund', 'admin.refundOnReturn', 'admin.release'] as const;
  if (random.chance(0.1)) return random.pick(decisions)!;
  if (buyerHas !== 'watch') return 'admin.refund';
  return isDamaged ? 'admin.refundOnReturn' : 'admin.release';
}
