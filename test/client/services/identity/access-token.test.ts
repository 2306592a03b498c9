import { accessToken } from '../../../../src/client/services/identity/access-token';

test("the access token is stored in the browser under a key with the product's name", () => {
  expect(accessToken.read()).toBeNull();
  accessToken.store('token');
  expect(accessToken.read()).toBe('token');
  expect({ ...localStorage }).toEqual({ 'secondhand-access-token': 'token' });
});

test('the access token cannot be read after it was removed', () => {
  accessToken.store('token');
  accessToken.remove();
  expect(accessToken.read()).toBeNull();
});
