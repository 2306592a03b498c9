import type { TestUser } from '../support/records';
import { PossibleStates } from './possible-states';

/** `plain`: stored and not advertised. */
type ProductState = 'absent' | 'plain' | 'advertised';

/** What the test knows about a product. Only its seller changes it, one request at a time. */
export interface KnownProduct {
  name: string;
  seller: TestUser;
  /** Known once the product was acknowledged, or found after a restart. */
  id?: string;
  state: PossibleStates<ProductState>;
}

/** A product request with an idempotency key and without a response. */
export interface UnansweredRequest {
  product: KnownProduct;
  body: object;
  key: string;
}

export interface KnownWish {
  productId: string;
  buyer: TestUser;
  /** Known once the entry was acknowledged, or found after a restart. */
  id?: string;
}

export interface KnownBooking {
  productId: string;
  buyer: TestUser;
  /** Unique to this booking. */
  phoneNumber: string;
  meetingLocation: string;
  /** Known once the booking was acknowledged, or found after a restart. */
  id?: string;
}

export interface KnownPayment {
  intentId: string;
  productId: string;
  buyer: TestUser;
  /** The acknowledged event types. */
  acknowledged: Set<string>;
}

/** An acknowledged event of a user. */
export interface KnownEvent {
  orderId: string;
  type: string;
  actorId: string;
}

/** Records the requests of all rounds and what their responses acknowledge, for the checks of the stored rows. */
export class Journal {
  readonly products = new Map<string, KnownProduct>();
  readonly unanswered: UnansweredRequest[] = [];
  readonly wishes = new Map<string, KnownWish>();
  readonly bookings = new Map<string, KnownBooking>();
  readonly payments = new Map<string, KnownPayment>();
  readonly events: KnownEvent[] = [];
  /** The orders found refunded after a restart. */
  readonly refunded = new Set<string>();
  /** The failures that a crash does not explain. */
  readonly failures: string[] = [];
  private lastNumber = 0;

  private nextNumber(): number {
    this.lastNumber += 1;
    return this.lastNumber;
  }

  newProduct(seller: TestUser): KnownProduct {
    const name = `Product ${this.nextNumber()}`;
    const product: KnownProduct = {
      name,
      seller,
      state: new PossibleStates<ProductState>('absent'),
    };
    this.products.set(name, product);
    return product;
  }

  recordWish(productId: string, buyer: TestUser): KnownWish {
    const key = `${productId} ${buyer.id}`;
    const wish = this.wishes.get(key) ?? { productId, buyer };
    this.wishes.set(key, wish);
    return wish;
  }

  newBooking(productId: string, buyer: TestUser): KnownBooking {
    const number = this.nextNumber();
    const phoneNumber = `01${String(number).padStart(9, '0')}`;
    const booking = { productId, buyer, phoneNumber, meetingLocation: `Station ${number}` };
    this.bookings.set(phoneNumber, booking);
    return booking;
  }

  recordPayment(intentId: string, productId: string, buyer: TestUser): KnownPayment {
    const payment = this.payments.get(intentId) ?? {
      intentId,
      productId,
      buyer,
      acknowledged: new Set(),
    };
    this.payments.set(intentId, payment);
    return payment;
  }

  /** An id that was acknowledged, or found after a restart, must not change. */
  recordId(known: { id?: string }, id: string, name: string): void {
    if (known.id !== undefined && known.id !== id) {
      this.failures.push(`${name} was ${known.id} before and is ${id} now`);
    }
    known.id = id;
  }
}
