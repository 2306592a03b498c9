import { transition } from 'xstate';
import { getOrderState, orderSnapshot } from '../../../../../src/contract/buying/order-snapshot';
import type { Call } from '../../../../../src/contract/calls/call';
import { calls } from '../../../../../src/contract/calls/calls';
import { getEventSender } from '../../../../../src/contract/buying/sale';
import type { Delivery } from '../../../../../src/contract/selling/deliveries';
import {
  orderMachine,
  type OrderEvent,
  type OrderSnapshot,
} from '../../../../../src/contract/order.machine';
import {
  getTimers,
  updateDeadlines,
  type RunningDeadlines,
  type Timers,
} from '../../../../../src/server/domains/buying/deadlines';
import { SaleMoney } from './sale-money';
import { readLimits } from '../../../support/read-limits';

export type OrderRole = 'buyer' | 'seller';

const times = readLimits({});
const { admitsSuspended }: Call = calls.moveOrder;

/** What the buyer has or a parcel contains. A fake was handed over instead of the watch, which the seller kept. */
export type Thing = 'nothing' | 'watch' | 'fake';

/** An order, and where the watch is. */
export class Sale {
  protected snapshot = orderSnapshot('open');
  private deadlines: RunningDeadlines = {};
  timers: Timers = { expiresAt: null, remindAt: null };
  /** Milliseconds since the epoch. */
  now = Date.parse('2026-11-26T00:00:00Z');
  buyerHas: Thing = 'nothing';
  isDamaged = false;
  /** A parcel under way. */
  parcel: { to: OrderRole; content: Thing } | undefined;
  /** The parcel reached the buyer. */
  isDelivered = false;
  /** The parcel came back to the seller. */
  hasComeBack = false;
  /** What a parcel has brought back to the seller; undefined without one. */
  returned: Thing | undefined;
  /** Which of them decided about the money instead of buyer and seller. */
  readonly decidedBy = new Set<'admin' | 'bank'>();
  /** What the buyer and the seller did, or did not do in time, against the advice of the order's page. */
  readonly mistakes: Record<OrderRole, Set<string>> = { buyer: new Set(), seller: new Set() };
  /** Those whom staff have suspended or whose account an admin has deleted. */
  readonly suspended = new Set<OrderRole>();
  readonly deleted = new Set<OrderRole>();
  readonly history: string[] = [];
  private readonly money: SaleMoney;

  constructor(readonly delivery: Delivery) {
    this.money = new SaleMoney(delivery);
  }

  get state() {
    return getOrderState(this.snapshot);
  }

  hasTag(tag: Parameters<typeof this.snapshot.hasTag>[0]): boolean {
    return this.snapshot.hasTag(tag);
  }

  can(event: OrderEvent): boolean {
    return this.snapshot.can(event);
  }

  /** Applies an event as the server does. Returns whether the order accepted it. */
  send(sentEvent: OrderEvent): boolean {
    const { delivery } = this;
    const event = sentEvent.type === 'stripe.paid' ? { ...sentEvent, delivery } : sentEvent;
    const before = this.snapshot;
    if (!this.maySend(event) || !before.can(event)) return false;
    this.recordMistake(event);
    this.sendParcel(event);
    this.accept(event);
    return true;
  }

  protected accept(event: OrderEvent): void {
    const [after] = transition(orderMachine, this.snapshot, event);
    this.enter(after);
    this.history.push(`${event.type} -> ${this.state}`);
    this.money.follow(event, this.state);
    // Every other seller is paid at once.
    if (this.history.length % 2 === 0) this.money.payOut(this.state);
  }

  protected enter(after: OrderSnapshot): void {
    const now = new Date(this.now);
    this.deadlines = updateDeadlines(this.deadlines, this.snapshot, after, { times, now });
    this.timers = getTimers(after, this.deadlines, now);
    this.snapshot = after;
  }

  /** Suspends a person, or lifts the suspension. */
  toggleSuspension(role: OrderRole): void {
    const isLifted = this.suspended.delete(role);
    if (!isLifted) this.suspended.add(role);
    this.history.push(`${role} ${isLifted ? 'no longer suspended' : 'suspended'}`);
  }

  private maySend(event: OrderEvent): boolean {
    const sender = getEventSender(event);
    if (sender !== 'buyer' && sender !== 'seller') return true;
    return !this.deleted.has(sender) && (admitsSuspended === true || !this.suspended.has(sender));
  }

  /** Whether the buyer or the seller has both the watch and the money; undefined if each has one. */
  get holderOfBoth(): OrderRole | undefined {
    const hasMoney = this.state === 'completed' ? 'seller' : 'buyer';
    const hasWatch = this.buyerHas === 'watch' ? 'buyer' : 'seller';
    if (!this.wasPaid || hasMoney !== hasWatch) return undefined;
    return hasMoney;
  }

  private get wasPaid(): boolean {
    return this.history.some((step) => step.startsWith('stripe.paid '));
  }

  /** The parcel reaches its recipient. */
  deliverParcel(): void {
    const { parcel } = this;
    this.parcel = undefined;
    if (parcel?.to === 'buyer') {
      this.isDelivered = true;
      this.buyerHas = parcel.content;
    } else if (parcel) this.returned = parcel.content;
  }

  /** Without a parcel that a cheat has filled, what is sold or was received is sent. */
  private sendParcel({ type }: OrderEvent): void {
    if (type === 'seller.ship') this.parcel ??= { to: 'buyer', content: 'watch' };
    if (type !== 'buyer.sendBack') return;
    this.returned = undefined;
    if (this.parcel) return;
    this.parcel = { to: 'seller', content: this.buyerHas };
    this.buyerHas = 'nothing';
  }

  private recordMistake({ type }: OrderEvent): void {
    const hasWatch = this.buyerHas === 'watch';
    const isConfirmation = ['buyer.receive', 'buyer.accept', 'buyer.withdrawReport'].includes(type);
    if (isConfirmation && !hasWatch) this.mistakes.buyer.add(type);
    const isExpiry = type === 'clock.expire' && this.state === 'inspecting';
    if (isExpiry && !hasWatch) this.mistakes.buyer.add('reported nothing in time');
    const isSilence = type === 'clock.expire' && this.state === 'deliveryClaimed';
    if (isSilence && !hasWatch) this.mistakes.buyer.add('answered nothing in time');
    const isRefund = [
      ...['seller.acceptReport', 'seller.agreeToCancel', 'seller.cancel'],
      ...['seller.receiveReturn', 'seller.parcelCameBack'],
    ].includes(type);
    const isOnItsWay = this.parcel?.to === 'buyer' && this.parcel.content === 'watch';
    if (isRefund && (hasWatch || isOnItsWay)) this.mistakes.seller.add(type);
  }
}
