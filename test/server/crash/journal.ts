import type { TestUser } from '../support/records';
import { Fact } from './fact';

type ProductState = 'absent' | 'plain' | 'advertised';

/** Changed by its seller alone, one change after the other. */
export interface KnownProduct {
  name: string;
  seller: TestUser;
  /** Known once the product was acknowledged or seen. */
  id?: string;
  state: Fact<ProductState>;
}

/** A product that was sent with a key, and never answered. */
export interface Unanswered {
  product: KnownProduct;
  body: object;
  key: string;
}

export interface KnownWish {
  productId: string;
  buyer: TestUser;
  /** Known once the wish was acknowledged or seen. */
  id?: string;
}

export interface KnownBooking {
  productId: string;
  buyer: TestUser;
  /** No other booking has the same. */
  phoneNumber: string;
  meetingLocation: string;
  /** Known once the booking was acknowledged or seen. */
  id?: string;
}

export interface KnownPayment {
  intentId: string;
  productId: string;
  buyer: TestUser;
  /** The types of the events whose delivery was acknowledged. */
  acknowledged: Set<string>;
}

/** A person's event that an order took. */
export interface KnownMove {
  orderId: string;
  type: string;
  actorId: string;
}

/** What was asked of the server in all rounds, and what it answered. */
export class Journal {
  readonly products = new Map<string, KnownProduct>();
  readonly unanswered: Unanswered[] = [];
  readonly wishes = new Map<string, KnownWish>();
  readonly bookings = new Map<string, KnownBooking>();
  readonly payments = new Map<string, KnownPayment>();
  readonly moves: KnownMove[] = [];
  /** The orders that were seen to be refunded. */
  readonly refunded = new Set<string>();
  /** What no crash excuses. */
  readonly complaints: string[] = [];
  private numbers = 0;

  /** Each call another one. */
  number(): number {
    this.numbers += 1;
    return this.numbers;
  }

  newProduct(seller: TestUser): KnownProduct {
    const name = `Product ${this.number()}`;
    const product: KnownProduct = { name, seller, state: new Fact<ProductState>('absent') };
    this.products.set(name, product);
    return product;
  }

  wish(productId: string, buyer: TestUser): KnownWish {
    const key = `${productId} ${buyer.id}`;
    const wish = this.wishes.get(key) ?? { productId, buyer };
    this.wishes.set(key, wish);
    return wish;
  }

  newBooking(productId: string, buyer: TestUser): KnownBooking {
    const number = this.number();
    const phoneNumber = `01${String(number).padStart(9, '0')}`;
    const booking = { productId, buyer, phoneNumber, meetingLocation: `Station ${number}` };
    this.bookings.set(phoneNumber, booking);
    return booking;
  }

  payment(intentId: string, productId: string, buyer: TestUser): KnownPayment {
    const payment = this.payments.get(intentId) ?? {
      intentId,
      productId,
      buyer,
      acknowledged: new Set(),
    };
    this.payments.set(intentId, payment);
    return payment;
  }

  /** The id of what was acknowledged or seen before must be the same again. */
  identify(known: { id?: string }, id: string, name: string): void {
    if (known.id !== undefined && known.id !== id) {
      this.complaints.push(`${name} was ${known.id} before and is ${id} now`);
    }
    known.id = id;
  }
}
