import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { PictureSizesContext } from '../../../../src/client/components/product/picture-sizes';
import { ProductPicture } from '../../../../src/client/components/product/product-picture';
import type { PictureSizes } from '../../../../src/contract/pictures/picture-sizes';
import { ThemeProvider } from '../../../../src/client/theme/theme-provider';

const twoSizes: PictureSizes = {
  of: '/images/',
  template: '{url}?width={width}&format={format}',
  widths: [160, 320],
  formats: ['avif', 'webp'],
};
const name = 'Omega Seamaster';

let count = 0;
/** A picture URL that no test has used yet. */
const createUrl = () => `/images/watch-${(count += 1)}.webp`;

type Props = Partial<ComponentProps<typeof ProductPicture>>;

function createPicture(props: Props, availableSizes?: PictureSizes) {
  return (
    <PictureSizesContext value={availableSizes}>
      <ProductPicture source={createUrl()} name={name} {...props} />
    </PictureSizesContext>
  );
}

const renderPicture = (props: Props = {}, availableSizes?: PictureSizes) =>
  render(createPicture(props, availableSizes), { wrapper: ThemeProvider });
const image = () => screen.getByRole<HTMLImageElement>('img', { name });
const sources = () => [...(image().parentElement?.querySelectorAll('source') ?? [])];

test('offers the sizes in modern formats, with the original as the fallback', () => {
  renderPicture({ source: '/images/a.webp', sizes: '4rem' }, twoSizes);
  expect(sources().map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
  expect(sources()[0]?.srcset).toContain('/images/a.webp?width=160&format=avif 160w');
  expect(sources().map((source) => source.sizes)).toEqual(['4rem', '4rem']);
  expect(image()).toHaveAttribute('src', '/images/a.webp');
});

test('shows the original when there are no other sizes', () => {
  renderPicture({ source: 'https://host.example/a.png' }, twoSizes);
  expect(sources()).toEqual([]);
  expect(image()).toHaveAttribute('src', 'https://host.example/a.png');
});

test('loads lazily, but eagerly if it has priority', () => {
  const { unmount } = renderPicture();
  expect(image()).toHaveAttribute('loading', 'lazy');
  unmount();
  renderPicture({ priority: true });
  expect(image()).toHaveAttribute('loading', 'eager');
  expect(image()).toHaveAttribute('fetchpriority', 'high');
});

test('is hidden until it has loaded, and visible at once the next time', () => {
  const source = createUrl();
  const { unmount } = renderPicture({ source });
  expect(image()).not.toBeVisible();
  fireEvent.load(image());
  expect(image()).toBeVisible();
  unmount();
  renderPicture({ source });
  expect(image()).toBeVisible();
});

test('is never hidden if it has priority', () => {
  renderPicture({ priority: true });
  expect(image()).toBeVisible();
});

test('shows a drawing of a watch dial while it loads', () => {
  const { container } = renderPicture();
  expect(container.querySelector('svg')).toBeVisible();
  fireEvent.load(image());
  expect(container.querySelector('svg')).not.toBeInTheDocument();
});

test('shows the original if a size fails to load, and a placeholder if the original fails too', () => {
  renderPicture({}, twoSizes);
  fireEvent.error(image());
  expect(sources()).toEqual([]);
  fireEvent.error(image());
  expect(screen.getByRole('img', { name: `No picture of ${name}` })).toBeVisible();
});

test('loads a new picture after the last one failed', () => {
  const { rerender } = renderPicture();
  fireEvent.error(image());
  rerender(createPicture({}));
  expect(image()).toBeInTheDocument();
});
