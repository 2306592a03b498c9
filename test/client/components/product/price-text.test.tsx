import { render, screen } from '@testing-library/react';
import { PriceText } from '../../../../src/client/components/product/price-text';
import { ThemeProvider } from '../../../../src/client/theme/theme-provider';

const renderedText = (price: string, text: string) => {
  render(
    <ThemeProvider>
      <PriceText price={price} />
    </ThemeProvider>,
  );
  return screen.getByText(text);
};

test('keeps a price on one line', () => {
  expect(renderedText('1234567.5', '$1,234,567.50')).toHaveStyle({ whiteSpace: 'nowrap' });
});

test('wraps text that is not a price', () => {
  const text = 'ask me after the summer';
  expect(renderedText(text, text)).not.toHaveStyle({ whiteSpace: 'nowrap' });
  expect(screen.getByText('Price on request')).toBeVisible();
});
