import {
  checkExpiry,
  checkNumber,
  checkPostalCode,
  checkSecurityCode,
  extractDigits,
  formatExpiry,
  formatNumber,
  type CardFieldError,
} from './card-text';

export type FieldName = 'number' | 'expiry' | 'securityCode' | 'postalCode';

interface FieldDefinition {
  label: string;
  autocomplete: AutoFill;
  placeholder: string;
  inputMode: string;
  format: (text: string) => string;
  check: (text: string, cardNumber: string) => CardFieldError | undefined;
}

const definitions: Record<FieldName, FieldDefinition> = {
  number: {
    label: 'Card number',
    autocomplete: 'cc-number',
    placeholder: '1234 1234 1234 1234',
    inputMode: 'numeric',
    format: formatNumber,
    check: checkNumber,
  },
  expiry: {
    label: 'Expiry',
    autocomplete: 'cc-exp',
    placeholder: 'MM / YY',
    inputMode: 'numeric',
    format: formatExpiry,
    check: (text) => checkExpiry(text),
  },
  securityCode: {
    label: 'CVC',
    autocomplete: 'cc-csc',
    placeholder: 'CVC',
    inputMode: 'numeric',
    format: (text) => extractDigits(text).slice(0, 4),
    check: checkSecurityCode,
  },
  postalCode: {
    label: 'ZIP',
    autocomplete: 'postal-code',
    placeholder: 'ZIP',
    inputMode: 'text',
    format: (text) => text.slice(0, 10),
    check: checkPostalCode,
  },
};

/** One input of the card form with its validation error. */
export class CardField {
  readonly input = document.createElement('input');
  readonly element = document.createElement('label');
  /** Whether the user has left the field, so that an incomplete value is an error. */
  isTouched = false;

  constructor(readonly name: FieldName) {
    const { label, autocomplete, placeholder, inputMode } = definitions[name];
    Object.assign(this.input, { type: 'text', autocomplete, placeholder, inputMode, name });
    this.element.className = name;
    this.element.append(label, this.input);
  }

  get text(): string {
    return this.input.value;
  }

  validate(cardNumber: string): CardFieldError | undefined {
    return definitions[this.name].check(this.text, cardNumber);
  }

  getVisibleError(cardNumber: string): CardFieldError | undefined {
    if (!this.text && !this.isTouched) return undefined;
    const error = this.validate(cardNumber);
    return error && (this.isTouched || !error.code.startsWith('incomplete')) ? error : undefined;
  }

  /** Formats the value and keeps the caret after the same character. */
  reformat(isDeleting: boolean): void {
    this.isTouched = false;
    const { input } = this;
    const { format } = definitions[this.name];
    const caret = input.selectionStart ?? input.value.length;
    const isCaretAtEnd = caret === input.value.length;
    // Formatted, because the format may remove or insert characters before the caret.
    const textBefore = format(input.value.slice(0, caret));
    // While deleting, do not insert the separator again.
    const text = isDeleting ? input.value.replace(/[ /]+$/, '') : input.value;
    const formatted = format(text);
    input.value = isDeleting && isCaretAtEnd ? formatted.replace(/[ /]+$/, '') : formatted;
    if (!isCaretAtEnd) placeCaret(input, textBefore.replace(/[ /]/g, '').length);
  }

  clear(): void {
    this.input.value = '';
    this.isTouched = false;
  }
}

/** Places the caret after a number of characters, not counting separators. */
function placeCaret(input: HTMLInputElement, characterCount: number): void {
  let position = 0;
  for (
    let passedCount = 0;
    passedCount < characterCount && position < input.value.length;
    position += 1
  ) {
    if (!/[ /]/.test(input.value.charAt(position))) passedCount += 1;
  }
  input.setSelectionRange(position, position);
}
