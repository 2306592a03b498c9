import type { Page } from '@playwright/test';

/** The maximum cumulative layout shift. */
export const maxLayoutShift = 0.02;

/** The minimum width and height of a target in CSS pixels; see WCAG 2.2, 2.5.8. */
const minTargetSize = 24;

/** Sums up the layout shifts of pages opened from now on. */
export const recordLayoutShifts = (page: Page) =>
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

/** The sum of the layout shifts without user input. See https://web.dev/articles/cls. */
export const readLayoutShift = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum);

/** The horizontal overflow in pixels, of the page or of a table in its container. */
export const measureOverflow = (page: Page) =>
  page.evaluate(() => {
    const tables = [...document.querySelectorAll('table')];
    const containers = [document.documentElement, ...tables.map((table) => table.parentElement!)];
    return Math.max(
      ...containers.map((container) => container.scrollWidth - container.clientWidth),
    );
  });

/**
 * The texts that are cut off: those that end outside of the window and of all containers that scroll, and those
 * of controls that are lower than a line.
 */
export const findCutTexts = (page: Page) =>
  page.evaluate(() => {
    const cut: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (
        !parentElement?.checkVisibility({ visibilityProperty: true }) ||
        !textContent?.trim() ||
        parentElement.closest('[aria-hidden=true]')
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const { left, right, width } = range.getBoundingClientRect();
      const isVisuallyHidden = parentElement.getBoundingClientRect().width <= 1;
      if (
        width > 1 &&
        !isVisuallyHidden &&
        (right > innerWidth + 1 || left < -1) &&
        !scrolls(parentElement)
      ) {
        cut.push(textContent);
      }
    }
    for (const control of document.querySelectorAll('input, select, button')) {
      const { fontSize, height } = getComputedStyle(control);
      if (
        control.clientWidth > 1 &&
        control.checkVisibility() &&
        parseFloat(height) < parseFloat(fontSize) * 1.2
      ) {
        cut.push(`${control.tagName} ${control.textContent || control.getAttribute('aria-label')}`);
      }
    }
    return cut;
  });

/** Controls that are too small to tap, except links within a text. */
export const findSmallTargets = (page: Page) =>
  page.evaluate((minSize) => {
    const targets = [...document.querySelectorAll('a[href], button, input, select, textarea')];
    return targets
      .filter((target) => {
        // The label around a control is part of its target.
        const { width, height } = (target.closest('label') ?? target).getBoundingClientRect();
        const isHidden = width <= 1 || getComputedStyle(target).visibility === 'hidden';
        const isInText = target.matches('p a, li a');
        return !isHidden && !isInText && (width < minSize || height < minSize);
      })
      .map((target) => `${target.tagName} ${target.textContent || target.getAttribute('name')}`);
  }, minTargetSize);
