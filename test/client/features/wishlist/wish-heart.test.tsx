import { render } from '@testing-library/react';
import { WishHeart } from '../../../../src/client/features/wishlist/wish-heart';
import { ThemeWrapper } from '../../support/theme-wrapper';

let animate: jest.SpyInstance;

beforeEach(() => {
  animate = jest.spyOn(Element.prototype, 'animate');
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
  expect(animate).toHaveBeenCalledTimes(1);
});

test('does not animate for a product already on the wishlist', () => {
  render(heart(true));
  expect(animate).not.toHaveBeenCalled();
});

test('the heart is filled without animation under prefers-reduced-motion', () => {
  const originalQuery = window.matchMedia('');
  jest.spyOn(window, 'matchMedia').mockReturnValue({ ...originalQuery, matches: true });
  const { container, rerender } = render(heart(false));
  rerender(heart(true));
  expect(container.querySelector('svg')).toHaveAttribute('fill', 'currentColor');
  expect(animate).not.toHaveBeenCalled();
});
