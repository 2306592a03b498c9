import type { Page } from '@playwright/test';

/** The properties of `window` that these tests add. */
interface Gate {
  Stripe: unknown;
  /** Defines `Stripe`, as the script does when it runs. */
  runStripe: () => void;
  /** Lets the card element emit `ready`. */
  mountCard: () => void;
}

type Listener = (event: object) => void;
interface Card {
  on: (type: string, listener: Listener) => Card;
}
interface Group {
  create: (...options: unknown[]) => Card;
}
interface Stripe {
  elements: (...options: unknown[]) => Group;
}

/**
 * The sandbox's Stripe.js is in the page from the start. Here it is hidden until the loader's own
 * script element runs it, and its card element is mounted only when a test lets it.
 */
export async function hideStripe(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let hidden: ((...keys: unknown[]) => Stripe) | undefined;
    let open = () => undefined as void;
    const mounted = new Promise<void>((resolve) => (open = resolve));

    const gated = (card: Card): Card => {
      const on = card.on.bind(card);
      card.on = (type, listener) =>
        on(type, type === 'ready' ? (event) => void mounted.then(() => listener(event)) : listener);
      return card;
    };
    const run = (...keys: unknown[]): Stripe => {
      const stripe = hidden!(...keys);
      const elements = stripe.elements.bind(stripe);
      stripe.elements = (...options) => {
        const group = elements(...options);
        const create = group.create.bind(group);
        group.create = (...choices) => gated(create(...choices));
        return group;
      };
      return stripe;
    };

    Object.defineProperty(window, 'Stripe', {
      configurable: true,
      get: () => undefined,
      set: (value: typeof hidden) => (hidden = value),
    });
    const gate: Pick<Gate, 'runStripe' | 'mountCard'> = {
      runStripe: () =>
        Object.defineProperty(window, 'Stripe', {
          configurable: true,
          value: Object.assign(run, hidden),
        }),
      mountCard: open,
    };
    Object.assign(window, gate);
  });
}

export const mountCard = (page: Page) =>
  page.evaluate(() => (window as unknown as Gate).mountCard());
