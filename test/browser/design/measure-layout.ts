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
 * The texts and controls that are cut off at the sides: by the window or by an element that hides what is outside of
 * it. Text that ends with an ellipsis is not. Controls that are lower than a line cut off their text, too.
 */
export const findCutTexts = (page: Page) =>
  page.evaluate(() => {
    const isVisible = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) &&
      !element.closest('[aria-hidden=true]');
    const isOutside = (box: DOMRect, left: number, right: number) =>
      box.width > 1 && (box.right > right + 1 || box.left < left - 1);
    /** Whether the nearest element that hides or scrolls its content, or the window, cuts off the box. */
    const isCut = (box: DOMRect, container: Element | null): boolean => {
      if (!container) return isOutside(box, 0, innerWidth);
      const { overflowX, textOverflow, position } = getComputedStyle(container);
      const { left, right, width } = container.getBoundingClientRect();
      const isVisuallyHidden = position === 'absolute' && width <= 1;
      if (isVisuallyHidden || /auto|scroll/.test(overflowX) || textOverflow === 'ellipsis')
        return false;
      const hides = container !== document.body && /hidden|clip/.test(overflowX);
      return (hides && isOutside(box, left, right)) || isCut(box, container.parentElement);
    };
    const cut: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (!parentElement || !textContent?.trim() || !isVisible(parentElement)) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      if (isCut(range.getBoundingClientRect(), parentElement)) cut.push(textContent);
    }
    for (const control of document.querySelectorAll('a[href], input, select, textarea, button')) {
      if (!isVisible(control) || control.clientWidth <= 1) continue;
      const { fontSize, height } = getComputedStyle(control);
      const isLow =
        control.matches('button, select, input:not([type=checkbox], [type=radio])') &&
        parseFloat(height) < parseFloat(fontSize) * 1.2;
      if (isLow || isCut(control.getBoundingClientRect(), control.parentElement)) {
        cut.push(`${control.tagName} ${control.textContent || control.getAttribute('aria-label')}`);
      }
    }
    return cut;
  });

/** The texts in tables that have more than two lines, and the buttons of a cell that are not in one line. */
export const findTallCells = (page: Page) =>
  page.evaluate(() => {
    const countLines = (boxes: Iterable<DOMRect>) =>
      new Set([...boxes].map(({ top, height }) => Math.round(top + height / 2))).size;
    return [...document.querySelectorAll('td, th')].flatMap((cell) => {
      const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      const tall: string[] = [];
      while (walker.nextNode()) {
        const { parentElement } = walker.currentNode;
        if (!parentElement?.checkVisibility()) continue;
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        // Lines that are clamped are below what hides them.
        const clamp = parentElement.getBoundingClientRect().bottom;
        const lines = [...range.getClientRects()].filter((box) => box.bottom <= clamp + 2);
        if (countLines(lines) > 2) tall.push(walker.currentNode.textContent ?? '');
      }
      const buttons = [...cell.querySelectorAll('button, a.chakra-button')]
        .filter((button) => button.checkVisibility())
        .map((button) => button.getBoundingClientRect());
      if (countLines(buttons) > 1) tall.push(`buttons of ${cell.textContent}`);
      return tall;
    });
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
