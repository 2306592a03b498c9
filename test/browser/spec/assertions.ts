import { expect, type Locator, type Page } from '@playwright/test';

/** Not found by role, because an open dialog hides the toasts from assistive technology. */
export const toasts = (page: Page) => page.locator('[data-rht-toaster] [role="status"]');

export async function expectOnlyToast(page: Page, text: string) {
  await expect(toasts(page)).toHaveText([text]);
}

export async function expectRed(text: Locator) {
  const color = await text.evaluate((element) => {
    // A canvas converts any color notation to RGB.
    const canvas = document.createElement('canvas').getContext('2d')!;
    canvas.fillStyle = getComputedStyle(element).color;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  });
  const [red = 0, green = 255, blue = 255] = color;
  expect(red).toBeGreaterThan(green + blue);
}

export async function expectBelow(lower: Locator, upper: Locator) {
  const [below, above] = [(await lower.boundingBox())!, (await upper.boundingBox())!];
  expect(below.y).toBeGreaterThanOrEqual(above.y + above.height);
}

export const expectStruckThrough = (text: Locator) =>
  expect(text).toHaveCSS('text-decoration-line', 'line-through');

/** The number of columns of the grid that contains the item. */
export function countGridColumns(item: Locator): Promise<number> {
  return item.evaluate(
    (element) => getComputedStyle(element.parentElement!).gridTemplateColumns.split(' ').length,
  );
}
