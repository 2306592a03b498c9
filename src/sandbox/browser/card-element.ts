import { CardField, type FieldName } from './card-field';
import { applyStyle, attachStyledRoot, type CardOptions } from './card-style';
import { getCardBrand, extractDigits, type CardFieldError } from './card-text';
import { MountedElement } from './mounted-element';

/** Emulates Stripe's card element with a form in the page instead of an iframe. */
export class CardElement extends MountedElement {
  protected readonly readyEvent = { elementType: 'card' };
  private readonly container = document.createElement('div');
  private readonly fields: CardField[];

  constructor(private options: CardOptions = {}) {
    super();
    this.fields = (['number', 'expiry', 'securityCode', 'postalCode'] satisfies FieldName[]).map(
      (name) => this.createField(name),
    );
    this.container.className = 'fields';
    this.container.append(...this.fields.map(({ element }) => element));
    const root = attachStyledRoot(this.host);
    root.append(this.container);
    // As with Stripe's iframe, keyboard events do not reach the page.
    for (const type of ['keydown', 'keyup', 'keypress', 'input', 'paste']) {
      root.addEventListener(type, (event) => event.stopPropagation());
    }
    this.update(options);
  }

  update(options: CardOptions): void {
    this.options = { ...this.options, ...options };
    applyStyle(this.container, this.options.style);
    for (const { name, element, input } of this.fields) {
      element.hidden = name === 'postalCode' && this.options.hidePostalCode === true;
      element.style.display = element.hidden ? 'none' : '';
      input.disabled = this.options.disabled === true;
    }
  }

  focus(): void {
    this.fields[0]?.input.focus();
  }

  blur(): void {
    for (const { input } of this.fields) input.blur();
  }

  clear(): void {
    for (const field of this.fields) field.clear();
    this.emitChange();
  }

  /** Returns the card as parameters of Stripe's API, or the first validation error. */
  read(): { card: Record<string, string> } | { error: CardFieldError } {
    const invalidField = this.visibleFields.find((field) => field.validate(this.text('number')));
    const error = invalidField?.validate(this.text('number'));
    if (error) {
      if (invalidField) invalidField.isTouched = true;
      this.emitChange();
      return { error };
    }
    const expiry = extractDigits(this.text('expiry'));
    return {
      card: {
        number: extractDigits(this.text('number')),
        exp_month: expiry.slice(0, 2),
        exp_year: expiry.slice(2),
        cvc: this.text('securityCode'),
        postal_code: this.text('postalCode'),
      },
    };
  }

  private get visibleFields(): CardField[] {
    return this.fields.filter(({ element }) => !element.hidden);
  }

  private text(name: FieldName): string {
    return this.fields.find((field) => field.name === name)?.text ?? '';
  }

  private createField(name: FieldName): CardField {
    const field = new CardField(name);
    const { input } = field;
    input.addEventListener('input', (event) => {
      const isDeleting = event instanceof InputEvent && /^delete/.test(event.inputType);
      field.reformat(isDeleting);
      this.emitChange();
    });
    input.addEventListener('focus', () => this.emit('focus', { elementType: 'card' }));
    input.addEventListener('blur', () => {
      field.isTouched = field.text !== '';
      this.emitChange();
      this.emit('blur', { elementType: 'card' });
    });
    input.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') this.emit('escape', { elementType: 'card' });
      if (key === 'Enter') this.host.closest('form')?.requestSubmit();
    });
    return field;
  }

  private emitChange(): void {
    const cardNumber = this.text('number');
    for (const field of this.visibleFields) {
      field.input.setAttribute('aria-invalid', String(Boolean(field.getVisibleError(cardNumber))));
    }
    this.emit('change', {
      elementType: 'card',
      brand: getCardBrand(extractDigits(cardNumber)),
      empty: this.visibleFields.every(({ text }) => text === ''),
      complete: this.visibleFields.every((field) => field.validate(cardNumber) === undefined),
      error: this.visibleFields.map((field) => field.getVisibleError(cardNumber)).find(Boolean),
      value: { postalCode: this.text('postalCode') },
    });
  }
}
