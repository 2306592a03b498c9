import { fireEvent, render, screen } from '@testing-library/react';
import type { Product } from '../../../../src/contract/product';
import { ProductCard } from '../../../../src/client/components/product/product-card';
import { ThemeWrapper } from '../../support/theme-wrapper';
import { product } from '../../support/fixtures';

function show(changes: Partial<Product> = {}) {
  const shown = { ...product, ...changes };
  return render(
    <ProductCard product={shown}>
      <button>Book Now</button>
    </ProductCard>,
    { wrapper: ThemeWrapper },
  );
}

test('shows what a buyer wants to know', () => {
  const year = new Date().getFullYear() - 4;
  show({ yearOfPurchase: String(year), date: '2026-03-14T09:30:00' });
  const card = screen.getByRole('article', { name: 'Omega Seamaster' });
  expect(card).toHaveTextContent('Dhaka');
  expect(card).toHaveTextContent('Used 4 years');
  expect(card).toHaveTextContent(/Posted .*2026.*9:30/);
  expect(card).toHaveTextContent('Sam Seller');
  expect(card).toHaveTextContent('Resale Price $1,200');
  expect(screen.getByRole('heading', { name: 'Omega Seamaster' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Book Now' })).toBeVisible();
});

test('strikes the original price through', () => {
  show();
  expect(screen.getByText('$2,500').tagName).toBe('S');
});

test('carries a tick for a verified seller only', () => {
  show({ sellerStatus: true });
  expect(screen.getByRole('img', { name: 'Verified seller' })).toBeInTheDocument();
});

test('carries no tick for a seller who is not verified', () => {
  show({ sellerStatus: false });
  expect(screen.queryByRole('img', { name: 'Verified seller' })).not.toBeInTheDocument();
});

test('leaves the years out when the seller wrote no year', () => {
  show({ yearOfPurchase: 'long ago' });
  expect(screen.queryByText(/^Used/)).not.toBeInTheDocument();
});

test('shows the picture under the name of the product', () => {
  show();
  expect(screen.getByRole('img', { name: 'Omega Seamaster' })).toHaveAttribute(
    'src',
    '/images/seamaster.webp',
  );
});

test('says that there is no picture when it cannot be loaded', () => {
  show();
  fireEvent.error(screen.getByRole('img', { name: 'Omega Seamaster' }));
  expect(screen.getByRole('img', { name: 'No picture of Omega Seamaster' })).toBeVisible();
});

test('says that there is no picture when the seller gave none', () => {
  show({ image: '' });
  expect(screen.getByRole('img', { name: 'No picture of Omega Seamaster' })).toBeVisible();
});
