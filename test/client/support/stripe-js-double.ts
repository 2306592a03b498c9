type Listener = (event: object) => void;

const accepted = { paymentIntent: { status: 'requires_capture' } };

/**
 * Puts an object in place of Stripe.js, which cannot be loaded without its servers. It answers
 * what the test says, and its card element is ready when the test says so.
 */
export function installStripe() {
  const listeners = new Map<string, Set<Listener>>();
  const tell = (event: string, detail: object) =>
    [...(listeners.get(event) ?? [])].forEach((listener) => listener(detail));
  const element = {
    on: (event: string, listener: Listener) =>
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener)),
    off: (event: string, listener: Listener) => listeners.get(event)?.delete(listener),
    mount: () => undefined,
    update: () => undefined,
    destroy: () => undefined,
    focus: jest.fn(),
  };
  const elements = { create: () => element, update: () => undefined, getElement: () => element };
  const confirmCardPayment = jest.fn().mockResolvedValue(accepted);
  const retrievePaymentIntent = jest.fn().mockResolvedValue(accepted);
  const unused = () => Promise.reject(new Error('The payment page does not use this'));
  const stripe = {
    elements: () => elements,
    confirmCardPayment,
    retrievePaymentIntent,
    createToken: unused,
    createPaymentMethod: unused,
    registerAppInfo: () => undefined,
    _registerWrapper: () => undefined,
  };
  Object.assign(window, { Stripe: Object.assign(() => stripe, { version: 'endive' }) });

  return {
    confirmCardPayment,
    retrievePaymentIntent,
    focusCard: element.focus,
    isMounted: () => (listeners.get('ready')?.size ?? 0) > 0,
    cardIsReady: () => tell('ready', element),
    cardIsWrong: (message: string) => tell('change', { error: { message } }),
    /** What the bank says to the next confirmation. */
    answersNext: (answer: object) => confirmCardPayment.mockResolvedValueOnce(answer),
  };
}
