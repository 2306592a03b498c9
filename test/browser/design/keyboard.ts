import type { Locator, Page } from '@playwright/test';
import { expect } from '../spec/fixtures';

const maxTabPresses = 150;

/** Uses a page as a user without a pointer does. */
export class Keyboard {
  constructor(private readonly page: Page) {}

  async press(key: string) {
    await this.page.keyboard.press(key);
  }

  async type(text: string) {
    await this.page.keyboard.type(text);
  }

  /**
   * Presses the key until the target has the focus. Every tab stop on the way must have a visible
   * focus.
   */
  async moveFocus(key: 'Tab' | 'Shift+Tab', target: Locator) {
    await expect(target).toBeVisible();
    const stops: string[] = [];
    while (stops.length < maxTabPresses) {
      await this.press(key);
      const { description, isFocusVisible } = await this.readFocus();
      stops.push(description);
      expect(isFocusVisible, `the focus can be seen on ${description}`).toBe(true);
      if (await hasFocus(target)) {
        await this.expectNotObscured(description);
        return;
      }
    }
    throw new Error(`${key} does not lead to ${target}, but to:\n${stops.join('\n')}`);
  }

  /** Focuses the field if necessary, and fills it in. */
  async fill(field: Locator, text: string) {
    if (!(await hasFocus(field))) await this.moveFocus('Tab', field);
    await this.type(text);
  }

  /** The focused element, and whether its focus is visible. */
  private readFocus() {
    return this.page.evaluate(() => {
      let active = document.activeElement;
      while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
      if (!active || active === document.body)
        return { description: 'the page', isFocusVisible: true };
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(active);
      const hasOutline = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
      return {
        description: active.outerHTML.slice(0, 120),
        isFocusVisible: hasOutline || boxShadow !== 'none',
      };
    });
  }

  /** WCAG 2.2, 2.4.11: the focused element is not obscured, for example by the fixed header. */
  private async expectNotObscured(description: string) {
    const isNotObscured = () =>
      this.page.evaluate(() => {
        const active = document.activeElement!;
        const { left, top, width, height } = active.getBoundingClientRect();
        const topElement = document.elementFromPoint(left + width / 2, top + height / 2);
        return active.contains(topElement) || (topElement?.contains(active) ?? false);
      });
    await expect.poll(isNotObscured, `nothing lies over ${description}`).toBe(true);
  }
}

const hasFocus = (target: Locator) =>
  target.evaluate(
    (element) => (element.getRootNode() as Document | ShadowRoot).activeElement === element,
  );

export const containsFocus = (target: Locator) =>
  target.evaluate((element) => element.contains(document.activeElement));
