import { formatMoney } from '../../contract/payments/money';
import { CardElement } from './card-element';
import type { CardOptions } from './card-style';
import { ExpressCheckoutElement } from './express-checkout-element';

/** The name of an element, or the component of react-stripe-js for it. */
type ElementType = string | { __elementType?: string };

/** What a group of elements without a payment intent pays for. */
export interface ElementsOptions {
  mode?: string;
  amount?: number;
  currency?: string;
}

/** Emulates the Elements group of Stripe.js, with at most one element of each type. */
export class Elements {
  private card: CardElement | undefined;
  private expressCheckout: ExpressCheckoutElement | undefined;

  constructor(private readonly options: ElementsOptions = {}) {}

  create(type: string, options?: CardOptions): CardElement | ExpressCheckoutElement {
    if (this.getElement(type)) throw new Error(`Can only create one Element of type ${type}.`);
    if (type === 'card') {
      const card = new CardElement(options);
      onDestroy(card, () => (this.card = undefined));
      return (this.card = card);
    }
    if (type === 'expressCheckout') {
      const { mode, amount, currency } = this.options;
      if (mode !== 'payment' || !amount || !currency) {
        throw new Error('An express checkout element needs a mode, an amount and a currency.');
      }
      const element = new ExpressCheckoutElement(formatMoney({ amount, currency }, 'en'));
      onDestroy(element, () => (this.expressCheckout = undefined));
      return (this.expressCheckout = element);
    }
    throw new Error(`The sandbox has no Stripe element of type ${type}.`);
  }

  getElement(type: ElementType): CardElement | ExpressCheckoutElement | null {
    const name = typeof type === 'string' ? type : type.__elementType;
    if (name === 'card') return this.card ?? null;
    return name === 'expressCheckout' ? (this.expressCheckout ?? null) : null;
  }

  /** Validates what the buyer has entered: in a wallet, nothing. */
  submit(): Promise<object> {
    return Promise.resolve({});
  }

  update(): void {
    // Ignored: the card form inherits its appearance from the page.
  }
}

function onDestroy(element: { destroy: () => void }, forget: () => void): void {
  const destroy = element.destroy.bind(element);
  element.destroy = () => {
    forget();
    destroy();
  };
}
