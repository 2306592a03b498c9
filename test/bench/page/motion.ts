import type { Locator, Page } from '@playwright/test';
import type { Figure } from './figure';
import { longCategory } from './shop';
import { signIn, slowDown, startVisitor } from './visitor';

const phone = { width: 360, height: 740 };

/**
 * Presses something, and counts frames from the one in which what follows has been painted.
 * @param sign a selector of what follows.
 * @param duration of the motion, in milliseconds.
 * @returns frames per second.
 */
const framesAfter = (pressed: Locator, sign: string, duration: number) =>
  pressed.evaluate(
    (element, { selector, milliseconds }) =>
      new Promise<number>((resolve) => {
        const count = (start: number, frames: number) => (now: number) => {
          if (now - start >= milliseconds) resolve((frames * 1000) / (now - start));
          else requestAnimationFrame(count(start, frames + 1));
        };
        const painted = (now: number) => requestAnimationFrame(count(now, 1));
        const wait = () => {
          const isThere = document.querySelector(selector) !== null;
          requestAnimationFrame(isThere ? painted : wait);
        };
        element.setAttribute('data-pressed', '');
        (element as HTMLElement).click();
        requestAnimationFrame(wait);
      }),
    { selector: sign, milliseconds: duration },
  );

async function changeSlide(page: Page): Promise<number> {
  await page.goto('/');
  const next = page.getByRole('button', { name: 'Next category' });
  await next.scrollIntoViewIfNeeded();
  await page.locator('.slick-active').first().waitFor();
  return framesAfter(next, '.slick-track[style*="transition"]', 450);
}

async function openDialog(page: Page): Promise<number> {
  await page.goto('/category/dress-watches');
  const book = page.getByRole('button', { name: 'Book Now' }).first();
  await book.waitFor();
  return framesAfter(book, '[role=dialog]', 300);
}

async function changePage(page: Page): Promise<number> {
  await page.goto('/category/dress-watches');
  await page.getByRole('button', { name: 'Menu' }).click();
  const link = page.getByRole('menuitem', { name: 'Blog' });
  await link.waitFor();
  return framesAfter(link, '[data-scope=accordion]', 300);
}

async function wish(page: Page, round: number): Promise<number> {
  await page.goto(`/category/${longCategory}`);
  // Those before it are wished by now.
  const card = page.getByRole('article').nth(round);
  const button = card.getByRole('button', { name: 'Add to Wishlist' });
  await button.scrollIntoViewIfNeeded();
  await button.and(page.locator(':enabled')).waitFor();
  await page.waitForLoadState('networkidle');
  return framesAfter(button, '[data-pressed]:disabled:not([data-loading])', 400);
}

/** Frames per second while something moves, on a phone's window at a quarter of the speed. */
export async function measureMotion(origin: string, times: number): Promise<Figure[]> {
  const visitor = await startVisitor(origin);
  const figures: Figure[] = [];
  try {
    const page = await visitor.context.newPage();
    await signIn(page, 'Buyer');
    await page.setViewportSize(phone);
    await slowDown(page, 4);
    for (const [name, move] of [
      ['a slide', changeSlide],
      ['the booking dialog', openDialog],
      ['a wish', wish],
      ['a page', changePage],
    ] as const) {
      const samples: number[] = [];
      for (let round = 0; round < times; round += 1) samples.push(await move(page, round));
      figures.push({ name: `Motion of ${name}, 4× slower`, unit: 'fps', goal: '60', samples });
    }
  } finally {
    await visitor.close();
  }
  return figures;
}
