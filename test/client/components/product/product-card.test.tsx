import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import type { Product } from '../../../../src/contract/selling/product';
import { embeddedResponsesElementId } from '../../../../src/contract/website/rendered-page';
import { ProductCard } from '../../../../src/client/components/product/product-card';
import { ThemeWrapper } from '../../support/theme-wrapper';
import { product } from '../../support/fixtures';

function createCard(changes: Partial<Product> = {}, path?: string) {
  return (
    <MemoryRouter>
      <ProductCard product={{ ...product, ...changes }} path={path}>
        <button>Book Now</button>
      </ProductCard>
    </MemoryRouter>
  );
}

function renderCard(changes: Partial<Product> = {}, path?: string) {
  return render(createCard(changes, path), { wrapper: ThemeWrapper });
}

test('shows the condition, place, age, date, seller, price and name of the product', () => {
  const year = new Date().getFullYear() - 4;
  renderCard({ yearOfPurchase: String(year), date: '2026-03-14T09:30:00' });
  const card = screen.getByRole('article', { name: 'Omega Seamaster' });
  expect(card).toHaveTextContent('Good · Dhaka');
  expect(card).toHaveTextContent('Used 4 years');
  expect(card).toHaveTextContent(/Posted .*2026.*9:30/);
  expect(card).toHaveTextContent('Sam Seller');
  expect(card).toHaveTextContent('Resale Price $1,200');
  expect(screen.getByRole('heading', { name: 'Omega Seamaster' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Book Now' })).toBeVisible();
});

test("hydrates with the age in the server's year, then shows the age in the browser's year", () => {
  jest.useFakeTimers({ now: new Date(2026, 11, 31, 23, 59) });
  const card = createCard({ yearOfPurchase: '2019' });
  const container = document.createElement('div');
  container.innerHTML = renderToString(<ThemeWrapper>{card}</ThemeWrapper>);
  document.body.append(container);
  document.body.insertAdjacentHTML(
    'beforeend',
    `<script type="application/json" id="${embeddedResponsesElementId}" data-year="2026">[]</script>`,
  );
  expect(container).toHaveTextContent('Used 7 years');

  jest.setSystemTime(new Date(2027, 0, 1, 0, 1));
  const onRecoverableError = jest.fn();
  render(card, { container, hydrate: true, onRecoverableError, wrapper: ThemeWrapper });
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(container).toHaveTextContent('Used 8 years');
  jest.useRealTimers();
  document.getElementById(embeddedResponsesElementId)?.remove();
});

test('shows an age of one year in the singular', () => {
  renderCard({ yearOfPurchase: String(new Date().getFullYear() - 1) });
  expect(screen.getByText('Used 1 year')).toBeVisible();
});

test('strikes the original price through', () => {
  renderCard();
  expect(screen.getByText('$2,500').tagName).toBe('S');
});

test('shows the discount in percent', () => {
  renderCard();
  expect(screen.getByRole('article')).toHaveTextContent('Resale Price $1,200−52%');
});

test('shows no discount if there is none', () => {
  renderCard({ sellingPrice: '2500' });
  expect(screen.getByRole('article')).not.toHaveTextContent('%');
});

test('shows a price that is not an amount as “on request” with the typed text', () => {
  renderCard({ sellingPrice: '-5,00 €' });
  const card = screen.getByRole('article');
  expect(card).toHaveTextContent('Resale Price Price on request-5,00 €');
  expect(card).not.toHaveTextContent('$-5');
});

test('links the name and the picture to the product page', () => {
  renderCard({}, '/product/product-1');
  const [picture, name, ...others] = screen.getAllByRole('link', { name: 'Omega Seamaster' });
  expect(picture).toHaveAttribute('href', '/product/product-1');
  expect(name).toHaveAttribute('href', '/product/product-1');
  expect(others).toEqual([]);
});

test('has no links if products have no pages', () => {
  renderCard();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('marks a verified seller', () => {
  renderCard({ sellerStatus: true });
  expect(screen.getByRole('img', { name: 'Verified seller' })).toBeInTheDocument();
});

test('does not mark an unverified seller', () => {
  renderCard({ sellerStatus: false });
  expect(screen.queryByRole('img', { name: 'Verified seller' })).not.toBeInTheDocument();
});

test.each(['long ago', String(new Date().getFullYear() + 5)])(
  'shows no age for the year of purchase %s',
  (yearOfPurchase) => {
    renderCard({ yearOfPurchase });
    expect(screen.queryByText(/^Used/)).not.toBeInTheDocument();
  },
);

test('uses the product name as the alt text of the picture', () => {
  renderCard();
  expect(screen.getByRole('img', { name: 'Omega Seamaster' })).toHaveAttribute(
    'src',
    '/images/seamaster.webp',
  );
});

test('shows a placeholder when the picture fails to load', () => {
  renderCard();
  fireEvent.error(screen.getByRole('img', { name: 'Omega Seamaster' }));
  expect(screen.getByRole('img', { name: 'No picture of Omega Seamaster' })).toBeVisible();
});

test('shows a placeholder without a picture', () => {
  renderCard({ image: '' });
  expect(screen.getByRole('img', { name: 'No picture of Omega Seamaster' })).toBeVisible();
});
