import { CardElement } from './card-element';
import type { CardOptions } from './card-style';

/** The name of an element, or the component of react-stripe-js for it. */
type ElementType = string | { __elementType?: string };

/** Emulates the Elements group of Stripe.js, with at most one card element. */
export class Elements {
  private card: CardElement | undefined;

  create(type: string, options?: CardOptions): CardElement {
    if (type !== 'card') throw new Error(`The sandbox has no Stripe element of type ${type}.`);
    if (this.card) throw new Error('Can only create one Element of type card.');
    const card = new CardElement(options);
    const destroy = card.destroy.bind(card);
    card.destroy = () => {
      if (this.card === card) this.card = undefined;
      destroy();
    };
    this.card = card;
    return card;
  }

  getElement(type: ElementType): CardElement | null {
    const name = typeof type === 'string' ? type : type.__elementType;
    return name === 'card' ? (this.card ?? null) : null;
  }

  update(): void {
    // Ignored: the card form inherits its appearance from the page.
  }
}
