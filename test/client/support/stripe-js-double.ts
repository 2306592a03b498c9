type Listener = (event: object) => void;

const acceptedResult = { paymentIntent: { status: 'requires_capture' } };

/**
 * Replaces Stripe.js, which cannot be loaded without Stripe's servers. The test controls its
 * responses and when its card element is ready.
 */
export function installStripe() {
  const card = createElement();
  const wallets = createElement();
  const submit = jest.fn().mockResolvedValue({});
  const elements = {
    create: (type: string) => (type === 'expressCheckout' ? wallets : card).element,
    update: () => undefined,
    getElement: () => card.element,
    submit,
  };
  const createElements = jest.fn((_options?: object) => elements);
  const confirmCardPayment = jest.fn().mockResolvedValue(acceptedResult);
  const confirmPayment = jest.fn().mockResolvedValue(acceptedResult);
  const retrievePaymentIntent = jest.fn().mockResolvedValue(acceptedResult);
  const rejectUnusedCall = () => Promise.reject(new Error('The payment page does not use this'));
  const stripe = {
    elements: createElements,
    confirmCardPayment,
    confirmPayment,
    retrievePaymentIntent,
    createToken: rejectUnusedCall,
    createPaymentMethod: rejectUnusedCall,
    registerAppInfo: () => undefined,
    _registerWrapper: () => undefined,
  };
  // stripe-js warns about every other version.
  Object.assign(window, { Stripe: Object.assign(() => stripe, { version: 'endive' }) });

  return {
    createElements,
    submit,
    confirmCardPayment,
    confirmPayment,
    retrievePaymentIntent,
    focusCard: card.element.focus,
    isMounted: card.isMounted,
    areWalletsMounted: wallets.isMounted,
    emitCardReady: () => card.emit('ready', card.element),
    emitCardError: (message: string) => card.emit('change', { error: { message } }),
    emitWalletsReady: (availablePaymentMethods?: object) =>
      wallets.emit('ready', { availablePaymentMethods }),
    /** The buyer approves the payment in a wallet. */
    approveInWallet: (paymentFailed: () => void) => wallets.emit('confirm', { paymentFailed }),
    /** Sets the result of the next confirmation. */
    setNextResult: (answer: object) => confirmCardPayment.mockResolvedValueOnce(answer),
  };
}

function createElement() {
  const listeners = new Map<string, Set<Listener>>();
  return {
    element: {
      on: (event: string, listener: Listener) =>
        listeners.set(event, (listeners.get(event) ?? new Set()).add(listener)),
      off: (event: string, listener: Listener) => listeners.get(event)?.delete(listener),
      mount: () => undefined,
      update: () => undefined,
      destroy: () => undefined,
      focus: jest.fn(),
    },
    isMounted: () => (listeners.get('ready')?.size ?? 0) > 0,
    emit: (event: string, detail: object) =>
      [...(listeners.get(event) ?? [])].forEach((listener) => listener(detail)),
  };
}
