import type { Page } from '@playwright/test';

/** The properties of `window` that these tests add. */
interface StripeControls {
  Stripe: unknown;
  /** Defines `Stripe`, as the script does when it runs. */
  runStripe: () => void;
  /** Lets the card element emit `ready`. */
  mountCard: () => void;
}

type Listener = (event: object) => void;
interface CardElement {
  on: (type: string, listener: Listener) => CardElement;
}
interface StripeElements {
  create: (...options: unknown[]) => CardElement;
}
interface Stripe {
  elements: (...options: unknown[]) => StripeElements;
}

/**
 * The sandbox's Stripe.js is in the page from the start. This hides it until `runStripe` is called,
 * and delays the card element's `ready` event until `mountCard` is called.
 */
export async function hideStripe(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let realStripe: ((...keys: unknown[]) => Stripe) | undefined;
    let mountCard = () => undefined as void;
    const mounted = new Promise<void>((resolve) => (mountCard = resolve));

    const delayReady = (card: CardElement): CardElement => {
      const on = card.on.bind(card);
      card.on = (type, listener) =>
        on(type, type === 'ready' ? (event) => void mounted.then(() => listener(event)) : listener);
      return card;
    };
    const createStripe = (...keys: unknown[]): Stripe => {
      const stripe = realStripe!(...keys);
      const elements = stripe.elements.bind(stripe);
      stripe.elements = (...options) => {
        const elementsGroup = elements(...options);
        const create = elementsGroup.create.bind(elementsGroup);
        elementsGroup.create = (...cardOptions) => delayReady(create(...cardOptions));
        return elementsGroup;
      };
      return stripe;
    };

    Object.defineProperty(window, 'Stripe', {
      configurable: true,
      get: () => undefined,
      set: (value: typeof realStripe) => (realStripe = value),
    });
    const controls: Pick<StripeControls, 'runStripe' | 'mountCard'> = {
      runStripe: () =>
        Object.defineProperty(window, 'Stripe', {
          configurable: true,
          value: Object.assign(createStripe, realStripe),
        }),
      mountCard: mountCard,
    };
    Object.assign(window, controls);
  });
}

export const mountCard = (page: Page) =>
  page.evaluate(() => (window as unknown as StripeControls).mountCard());
