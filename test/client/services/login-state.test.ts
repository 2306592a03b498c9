import { destination, loginState } from '../../../src/client/services/login-state';

describe('where a sign-in leads', () => {
  test('is home when nothing is remembered', () => {
    expect(destination({})).toBe('/');
  });

  test('is the whole address where the person was going', () => {
    expect(
      destination({ from: { pathname: '/category/1', search: '?sort=price', hash: '#a' } }),
    ).toBe('/category/1?sort=price#a');
    expect(destination({ from: { pathname: '/dashboard' } })).toBe('/dashboard');
  });

  test.each([[null], [undefined], ['text'], [7]])('reads nothing from the state %p', (state) => {
    expect(loginState(state)).toEqual({});
  });
});
