import type { Page } from '@playwright/test';

/** As the sum of its layout shifts. */
export const mostShift = 0.02;

/** WCAG 2.2, 2.5.8, in CSS pixels. */
const smallestTarget = 24;

/** Adds up how far things move on the pages that are opened from now on. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        if (!entry.hadRecentInput) shifts.sum += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** https://web.dev/articles/cls: the sum of what moved without anybody having asked for it. */
export const shiftOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum);

/** By how many pixels the page is wider than its window, or a table than what cuts it off. */
export const overflowOf = (page: Page) =>
  page.evaluate(() => {
    const tables = [...document.querySelectorAll('table')];
    const frames = [document.documentElement, ...tables.map((table) => table.parentElement!)];
    return Math.max(...frames.map((frame) => frame.scrollWidth - frame.clientWidth));
  });

/** What can be pressed and is too small for a finger; links within a text are excepted. */
export const smallTargetsOf = (page: Page) =>
  page.evaluate((least) => {
    const targets = [...document.querySelectorAll('a[href], button, input, select, textarea')];
    return targets
      .filter((target) => {
        // Who presses the label around a control presses the control.
        const { width, height } = (target.closest('label') ?? target).getBoundingClientRect();
        const isHidden = width <= 1 || getComputedStyle(target).visibility === 'hidden';
        const isInText = target.matches('p a, li a');
        return !isHidden && !isInText && (width < least || height < least);
      })
      .map((target) => `${target.tagName} ${target.textContent || target.getAttribute('name')}`);
  }, smallestTarget);
