import { CardField, type FieldName } from './card-form';
import { applyStyle, attachStyledRoot, type CardOptions } from './card-style';
import { cardBrandOf, digitsOf, type FieldProblem } from './card-text';
import { Emitter } from './emitter';

/** Stripe's card element, as a form in the page instead of a frame of Stripe's. */
export class CardElement extends Emitter {
  private readonly host = document.createElement('div');
  private readonly container = document.createElement('div');
  private readonly fields: CardField[];
  private mounted = false;

  constructor(private options: CardOptions = {}) {
    super();
    this.fields = (['number', 'expiry', 'securityCode', 'postalCode'] satisfies FieldName[]).map(
      (name) => this.createField(name),
    );
    this.container.className = 'fields';
    this.container.append(...this.fields.map(({ element }) => element));
    const root = attachStyledRoot(this.host);
    root.append(this.container);
    // Pages receive no keyboard events of Stripe's frame.
    for (const type of ['keydown', 'keyup', 'keypress', 'input', 'paste']) {
      root.addEventListener(type, (event) => event.stopPropagation());
    }
    this.update(options);
  }

  mount(target: string | HTMLElement): void {
    placeOf(target).append(this.host);
    this.mounted = true;
    setTimeout(() => {
      if (this.mounted) this.emit('ready', { elementType: 'card' });
    });
  }

  unmount(): void {
    this.mounted = false;
    this.host.remove();
  }

  destroy(): void {
    this.unmount();
    this.removeListeners();
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
    this.report();
  }

  /** The card for Stripe's API, or its validation error. */
  read(): { card: Record<string, string> } | { error: FieldProblem } {
    const incomplete = this.shown.find((field) => field.problem(this.text('number')));
    const error = incomplete?.problem(this.text('number'));
    if (error) {
      incomplete?.leave('when empty');
      this.report();
      return { error };
    }
    const expiry = digitsOf(this.text('expiry'));
    return {
      card: {
        number: digitsOf(this.text('number')),
        exp_month: expiry.slice(0, 2),
        exp_year: expiry.slice(2),
        cvc: this.text('securityCode'),
        postal_code: this.text('postalCode'),
      },
    };
  }

  private get shown(): CardField[] {
    return this.fields.filter(({ element }) => !element.hidden);
  }

  private text(name: FieldName): string {
    return this.fields.find((field) => field.name === name)?.text ?? '';
  }

  private createField(name: FieldName): CardField {
    const field = new CardField(name);
    const { input } = field;
    input.addEventListener('input', (event) => {
      const deleting = event instanceof InputEvent && /^delete/.test(event.inputType);
      field.reformat(deleting);
      this.report();
    });
    input.addEventListener('focus', () => this.emit('focus', { elementType: 'card' }));
    input.addEventListener('blur', () => {
      field.leave();
      this.report();
      this.emit('blur', { elementType: 'card' });
    });
    input.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') this.emit('escape', { elementType: 'card' });
      if (key === 'Enter') this.host.closest('form')?.requestSubmit();
    });
    return field;
  }

  private report(): void {
    const number = this.text('number');
    for (const field of this.shown) {
      field.input.setAttribute('aria-invalid', String(field.shownProblem(number) !== undefined));
    }
    this.emit('change', {
      elementType: 'card',
      brand: cardBrandOf(digitsOf(number)),
      empty: this.shown.every(({ text }) => text === ''),
      complete: this.shown.every((field) => field.problem(number) === undefined),
      error: this.shown.map((field) => field.shownProblem(number)).find(Boolean),
      value: { postalCode: this.text('postalCode') },
    });
  }
}

function placeOf(target: string | HTMLElement): Element {
  if (typeof target !== 'string') return target;
  const place = document.querySelector(target);
  if (!place) throw new Error(`The place for the card element is missing: ${target}`);
  return place;
}
