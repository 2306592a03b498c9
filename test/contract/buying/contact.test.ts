import { validateContact } from '../../../src/contract/buying/contact';

const phoneNumber = '01712345678';

test.each([
  ['a location of 500 characters', 'a'.repeat(500), {}],
  ['a location of 500 characters between spaces', ` ${'a'.repeat(500)} `, {}],
  [
    'a location of 501 characters',
    'a'.repeat(501),
    { meetingLocation: 'Please use at most 500 characters.' },
  ],
])(
  'the form checks the length of the meeting location as the server does: %s',
  (_, text, errors) => {
    expect(validateContact({ phoneNumber, meetingLocation: text })).toEqual(errors);
  },
);
