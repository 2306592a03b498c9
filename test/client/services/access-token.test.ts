import { accessToken } from '../../../src/client/services/access-token';

test('is kept in browser storage under the product’s own key', () => {
  expect(accessToken.read()).toBeNull();
  accessToken.store('token');
  expect(accessToken.read()).toBe('token');
  expect({ ...localStorage }).toEqual({ 'secondhand-access-token': 'token' });
});

test('is gone after removal', () => {
  accessToken.store('token');
  accessToken.remove();
  expect(accessToken.read()).toBeNull();
});
