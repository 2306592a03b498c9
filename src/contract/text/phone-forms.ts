/** The form of specification 5.2: 11 digits, of which each * is any. */
const defaultPhoneForms: readonly string[] = ['01*********'];

let phoneForms = defaultPhoneForms;

/** Sets the forms of the phone numbers of this shop, or the default ones. A process serves one shop. */
export function setPhoneForms(forms: readonly string[] | undefined): void {
  phoneForms = forms ?? defaultPhoneForms;
}

/** An example of a phone number, for the placeholder of its field. */
export const phoneExample = () => phoneForms[0] ?? '';

/** Whether a normalized number has one of the forms. */
export const isPhoneNumber = (number: string): boolean =>
  phoneForms.some((form) => {
    const pattern = new RegExp(`^${form.replace('+', '\\+').replaceAll('*', '\\d')}$`);
    return spellings(number).some((spelling) => pattern.test(spelling));
  });

/** A number of Bangladesh is normalized to 01*********, but a form may begin with the country code. */
const spellings = (number: string) =>
  ['0', '+880', '00880', '880'].map((prefix) => number.replace(/^0(?=1\d{9}$)/, prefix));

/** The error message for another number. */
export function invalidPhoneNumber(): string {
  const length =
    phoneForms.length === 1 ? `${phoneExample().replace('+', '').length} digits in` : 'in';
  return `Phone number must be ${length} the form ${phoneForms.join(' or ')}!`;
}
