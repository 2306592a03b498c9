import { CardElement } from './card-element';
import type { CardOptions } from './card-style';

/** An element by its name, or by react-stripe-js's component for it. */
type ElementType = string | { __elementType?: string };

/** Stripe's group of elements; there is one card element in it. */
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
    // Appearance and locale of the group: the card form takes its looks from the page.
  }
}
