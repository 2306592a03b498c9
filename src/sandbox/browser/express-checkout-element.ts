import { attachStyledRoot } from './card-style';
import { showDialog } from './dialog';
import { MountedElement } from './mounted-element';

const buttonStyle = `
  button { width: 100%; min-height: 2.75rem; font: 500 1rem/1 system-ui, sans-serif;
    color: #fff; background: #000; border: 1px solid #fff; border-radius: 0.375rem; cursor: pointer; }
  button:focus-visible { outline: 3px solid #1f5fae; outline-offset: 2px; }
`;

const cards = [
  ['4242424242424242', 'Visa 4242, succeeds'],
  ['4000002500003155', 'Visa 3155, asks for approval'],
  ['4000000000000002', 'Visa 0002, is declined'],
];

const walletType = { elementType: 'expressCheckout', expressPaymentType: 'google_pay' };

/** Emulates Stripe's express checkout element with one wallet, which is always available. */
export class ExpressCheckoutElement extends MountedElement {
  /** The number of the card with which the buyer has approved the payment in the wallet. */
  approvedCard: string | undefined;
  protected readonly readyEvent = {
    ...walletType,
    availablePaymentMethods: {
      ...{ amazonPay: false, applePay: false, googlePay: true },
      ...{ link: false, paypal: false, klarna: false },
    },
  };

  constructor(private readonly amountToPay: string) {
    super();
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = 'Demo wallet';
    button.addEventListener('click', () => this.press());
    attachStyledRoot(this.host, buttonStyle).append(button);
  }

  update(): void {
    // Ignored: the options change which details a wallet collects.
  }

  /** As with Stripe, a listener of `click` decides whether the wallet opens. */
  private press(): void {
    const resolve = () => void this.open();
    if (!this.hasListener('click')) return resolve();
    this.emit('click', { ...walletType, resolve, reject: () => undefined });
  }

  private async open(): Promise<void> {
    this.approvedCard = undefined;
    const options = cards.map(([number, name]) => `<option value="${number}">${name}</option>`);
    const { pressed, inputs } = await showDialog(
      `Demo wallet: ${this.amountToPay}`,
      `<p id="text">A wallet would show your cards here. No money moves.</p>
       <select name="card" aria-label="Card in the wallet">${options.join('')}</select>`,
      '<button value="">Cancel</button><button value="approve" autofocus>Approve</button>',
    );
    if (pressed !== 'approve') return this.emit('cancel', walletType);
    const card = inputs.get('card');
    this.approvedCard = typeof card === 'string' ? card : undefined;
    this.emit('confirm', { ...walletType, paymentFailed: () => (this.approvedCard = undefined) });
  }
}
