import { drafts } from '../../../../src/client/services/drafts/drafts';

const contactInput = { phoneNumber: '01712345678' };

test('an account still has its drafts when it signs in again', () => {
  drafts.assignTo('uid-bea');
  drafts.save('booking', contactInput);
  drafts.assignTo('uid-bea');
  expect(drafts.read('booking')).toEqual(contactInput);
});

test('the drafts are deleted when another account signs in', () => {
  drafts.assignTo('uid-bea');
  drafts.save('booking', contactInput);
  drafts.assignTo('uid-bob');
  expect(drafts.read('booking')).toEqual({});
  drafts.assignTo('uid-bea');
  expect(drafts.read('booking')).toEqual({});
});

test('the drafts of a visitor belong to the account that signs in', () => {
  drafts.save('registration', { name: 'Bea' });
  drafts.assignTo('uid-bea');
  expect(drafts.read('registration')).toEqual({ name: 'Bea' });
});
