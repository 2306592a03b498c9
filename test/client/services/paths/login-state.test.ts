import {
  bookingDialogId,
  pathAfterSignIn,
  loginState,
  orderActionDialogId,
  stateToReopenDialog,
  readDialogParameter,
  removeDialogParameter,
} from '../../../../src/client/services/paths/login-state';

describe('destination after sign-in', () => {
  test('is Home by default', () => {
    expect(pathAfterSignIn({})).toBe('/');
  });

  test('is the full path that was requested', () => {
    expect(
      pathAfterSignIn({ from: { pathname: '/category/1', search: '?sort=price', hash: '#a' } }),
    ).toBe('/category/1?sort=price#a');
    expect(pathAfterSignIn({ from: { pathname: '/dashboard' } })).toBe('/dashboard');
  });

  test('has the dialog that required sign-in as a query parameter, which can be removed', () => {
    const dialog = bookingDialogId('a&b');
    const from = { pathname: '/search', search: '?text=seiko&dialog=other', hash: '#a' };
    const url = new URL(pathAfterSignIn({ from, dialog }), 'http://localhost');
    expect(`${url.pathname}${url.hash}`).toBe('/search#a');
    expect(readDialogParameter(url.search)).toBe(dialog);
    expect(removeDialogParameter(url.search)).toBe('text=seiko');
  });

  test.each([
    bookingDialogId('a&b'),
    orderActionDialogId({ orderId: 'order-1', action: 'cancel' }),
  ])('reopens the dialog %s, which has a form', (dialog) =>
    expect(stateToReopenDialog(dialog)).toEqual({ dialog }),
  );

  test.each(['photos', undefined])('does not reopen the dialog %s, which has no form', (dialog) => {
    expect(stateToReopenDialog(dialog)).toEqual({});
  });

  test('opens no dialog if none is stored', () => {
    expect(readDialogParameter('?text=seiko')).toBeNull();
  });

  test.each([[null], [undefined], ['text'], [7]])(
    'ignores the invalid history state %p',
    (state) => {
      expect(loginState(state)).toEqual({});
    },
  );
});
