/** @jest-environment jsdom */
import { CardField, type FieldName } from '../../../src/sandbox/browser/card-field';

/** Types a character at the caret position, and returns the formatted value with `|` at the caret. */
function typeAt(name: FieldName, value: string, caret: number, character: string): string {
  const field = new CardField(name);
  const { input } = field;
  input.value = value.slice(0, caret) + character + value.slice(caret);
  input.setSelectionRange(caret + 1, caret + 1);
  field.reformat(false);
  const position = input.selectionStart ?? 0;
  return `${input.value.slice(0, position)}|${input.value.slice(position)}`;
}

test('the caret moves behind a digit that is typed in the middle of the card number', () => {
  expect(typeAt('number', '4242 4242', 2, '9')).toBe('429|4 2424 2');
});

test('the caret moves behind the month if a zero is inserted before it', () => {
  expect(typeAt('expiry', '1', 0, '5')).toBe('05| / 1');
});

test.each<[name: FieldName, value: string, caret: number, result: string]>([
  ['number', '4242 4242', 2, '42|42 4242'],
  ['expiry', '12 / 34', 1, '1|2 / 34'],
])(
  'the caret stays in place if a letter is typed in the field %s',
  (name, value, caret, result) => {
    expect(typeAt(name, value, caret, 'a')).toBe(result);
  },
);

test('the caret moves behind a letter that is typed in the postal code', () => {
  expect(typeAt('postalCode', 'EC1 1BB', 1, 'a')).toBe('Ea|C1 1BB');
});
