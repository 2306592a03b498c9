import {
  checkExpiry,
  checkNumber,
  checkPostalCode,
  checkSecurityCode,
  digitsOf,
  formatExpiry,
  formatNumber,
  type FieldProblem,
} from './card-text';

export type FieldName = 'number' | 'expiry' | 'securityCode' | 'postalCode';

interface FieldDefinition {
  label: string;
  autocomplete: AutoFill;
  placeholder: string;
  inputMode: string;
  format(text: string): string;
  check(text: string, number: string): FieldProblem | undefined;
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
    format: (text) => digitsOf(text).slice(0, 4),
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
  private left = false;

  constructor(readonly name: FieldName) {
    const { label, autocomplete, placeholder, inputMode } = definitions[name];
    Object.assign(this.input, { type: 'text', autocomplete, placeholder, inputMode, name });
    this.element.className = name;
    this.element.append(label, this.input);
  }

  get text(): string {
    return this.input.value;
  }

  problem(number: string): FieldProblem | undefined {
    return definitions[this.name].check(this.text, number);
  }

  /** An incomplete value is reported when the field loses focus. */
  shownProblem(number: string): FieldProblem | undefined {
    if (!this.text && !this.left) return undefined;
    const problem = this.problem(number);
    return problem && (this.left || !problem.code.startsWith('incomplete')) ? problem : undefined;
  }

  /** Formats the value and keeps the caret behind the same digit. */
  reformat(deleting: boolean): void {
    this.left = false;
    const { input } = this;
    const caret = input.selectionStart ?? input.value.length;
    const atEnd = caret === input.value.length;
    const before = input.value.slice(0, caret).replace(/[ /]/g, '').length;
    // While deleting, do not insert the separator again.
    const text = deleting ? input.value.replace(/[ /]+$/, '') : input.value;
    const formatted = definitions[this.name].format(text);
    input.value = deleting && atEnd ? formatted.replace(/[ /]+$/, '') : formatted;
    if (!atEnd) placeCaret(input, before);
  }

  leave(even: 'when empty' | 'when filled' = 'when filled'): void {
    this.left = even === 'when empty' || this.text !== '';
  }

  clear(): void {
    this.input.value = '';
    this.left = false;
  }
}

function placeCaret(input: HTMLInputElement, charactersBefore: number): void {
  let position = 0;
  for (let passed = 0; passed < charactersBefore && position < input.value.length; position += 1) {
    if (!/[ /]/.test(input.value.charAt(position))) passed += 1;
  }
  input.setSelectionRange(position, position);
}
