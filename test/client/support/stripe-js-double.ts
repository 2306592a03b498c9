type Listener = (event: object) => void;

const acceptedResult = { paymentIntent: { status: 'requires_capture' } };

/**
 * Replaces Stripe.js, which cannot be loaded without Stripe's servers. The test controls its
 * responses and when its card element is ready.
 */
export function installStripe() {
  const listeners = new Map<string, Set<Listener>>();
  const emit = (event: string, detail: object) =>
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
  const confirmCardPayment = jest.fn().mockResolvedValue(acceptedResult);
  const retrievePaymentIntent = jest.fn().mockResolvedValue(acceptedResult);
  const rejectUnusedCall = () => Promise.reject(new Error('The payment page does not use this'));
  const stripe = {
    elements: () => elements,
    confirmCardPayment,
    retrievePaymentIntent,
    createToken: rejectUnusedCall,
    createPaymentMethod: rejectUnusedCall,
    registerAppInfo: () => undefined,
    _registerWrapper: () => undefined,
  };
  // stripe-js warns about every other version.
  Object.assign(window, { Stripe: Object.assign(() => stripe, { version: 'endive' }) });

  return {
    confirmCardPayment,
    retrievePaymentIntent,
    focusCard: element.focus,
    isMounted: () => (listeners.get('ready')?.size ?? 0) > 0,
    emitCardReady: () => emit('ready', element),
    emitCardError: (message: string) => emit('change', { error: { message } }),
    /** Sets the result of the next confirmation. */
    setNextResult: (answer: object) => confirmCardPayment.mockResolvedValueOnce(answer),
  };
}
