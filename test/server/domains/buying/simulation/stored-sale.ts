import { orderSnapshot } from '../../../../../src/contract/buying/order-snapshot';
import type { OrderEvent, OrderState } from '../../../../../src/contract/order.machine';
import type { TestUser } from '../../../support/records';
import { Sale } from './sale';

interface StoredParts {
  id: string;
  productId: string;
  buyer: TestUser;
  seller: TestUser;
  currency: string;
}

/** An order of the database. The events that people send wait until somebody sends them to the server. */
export class StoredSale extends Sale {
  private queue: OrderEvent[] = [];

  constructor(readonly stored: StoredParts) {
    super('meeting');
  }

  /** Takes over the state that the server has stored. */
  load(state: OrderState): void {
    if (state !== this.state) this.history.push(`-> ${state}`);
    this.enter(state === this.state ? this.snapshot : orderSnapshot(state));
  }

  /** Returns the events that people have sent, once. */
  takeEvents(): OrderEvent[] {
    const events = this.queue;
    this.queue = [];
    return events;
  }

  protected override accept(event: OrderEvent): void {
    this.queue.push(event);
    this.history.push(event.type);
  }
}
