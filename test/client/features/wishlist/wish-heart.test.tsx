import { render } from '@testing-library/react';
import { WishHeart } from '../../../../src/client/features/wishlist/wish-heart';
import { ThemeWrapper } from '../../support/theme-wrapper';

let moves: jest.SpyInstance;

beforeEach(() => {
  moves = jest.spyOn(Element.prototype, 'animate');
});
afterEach(() => jest.restoreAllMocks());

function heart(wished: boolean) {
  return (
    <ThemeWrapper>
      <WishHeart wished={wished} />
    </ThemeWrapper>
  );
}

test('animates once when the product is added to the wishlist', () => {
  const { rerender } = render(heart(false));
  rerender(heart(true));
  rerender(heart(true));
  expect(moves).toHaveBeenCalledTimes(1);
});

test('does not move on a product already on the wishlist', () => {
  render(heart(true));
  expect(moves).not.toHaveBeenCalled();
});

test('fills without animation under prefers-reduced-motion', () => {
  const originalQuery = window.matchMedia('');
  jest.spyOn(window, 'matchMedia').mockReturnValue({ ...originalQuery, matches: true });
  const { container, rerender } = render(heart(false));
  rerender(heart(true));
  expect(container.querySelector('path')).toHaveAttribute('fill-opacity', '1');
  expect(moves).not.toHaveBeenCalled();
});
