import {
  bookingAskedFor,
  bookingDialog,
  bookingIn,
  destination,
  loginState,
  withoutBooking,
} from '../../../src/client/services/login-state';

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

  test('asks there for the booking that it was needed for, once', () => {
    const booking = { productId: 'a&b', productName: 'Seiko 5' };
    const from = { pathname: '/search', search: '?text=seiko&book=other', hash: '#a' };
    const address = new URL(destination({ from, booking }), 'http://localhost');
    expect(`${address.pathname}${address.hash}`).toBe('/search#a');
    expect(bookingAskedFor(address.search)).toBe('a&b');
    expect(withoutBooking(address.search)).toBe('text=seiko');
  });

  test('asks there for the booking whose dialog was open', () => {
    expect(bookingIn(bookingDialog('a&b'))).toEqual({ booking: { productId: 'a&b' } });
    expect(bookingIn('photos')).toEqual({});
    expect(bookingIn(undefined)).toEqual({});
  });

  test('asks for no booking where none is remembered', () => {
    expect(bookingAskedFor('?text=seiko')).toBeNull();
  });

  test.each([[null], [undefined], ['text'], [7]])('reads nothing from the state %p', (state) => {
    expect(loginState(state)).toEqual({});
  });
});
