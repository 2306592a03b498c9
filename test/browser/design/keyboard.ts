import type { Locator, Page } from '@playwright/test';
import { expect } from '../spec/fixtures';

/** As often as somebody with patience presses Tab. */
const mostStops = 150;

/** Somebody who has nothing but a keyboard. */
export class Keyboard {
  constructor(private readonly page: Page) {}

  async press(key: string) {
    await this.page.keyboard.press(key);
  }

  async type(text: string) {
    await this.page.keyboard.type(text);
  }

  /** Goes from stop to stop until this has the focus. Every stop on the way has to show itself. */
  async go(key: 'Tab' | 'Shift+Tab', target: Locator) {
    await expect(target).toBeVisible();
    const stops: string[] = [];
    while (stops.length < mostStops) {
      await this.press(key);
      const { description, isMarked } = await this.stop();
      stops.push(description);
      expect(isMarked, `the focus can be seen on ${description}`).toBe(true);
      if (await hasFocus(target)) {
        await this.expectUncovered(description);
        return;
      }
    }
    throw new Error(`${key} does not lead to ${target}, but to:\n${stops.join('\n')}`);
  }

  /** Fills in the field that has the focus or is to get it. */
  async fill(field: Locator, text: string) {
    if (!(await hasFocus(field))) await this.go('Tab', field);
    await this.type(text);
  }

  /** What has the focus, and whether that can be seen. */
  private stop() {
    return this.page.evaluate(() => {
      let active = document.activeElement;
      while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
      if (!active || active === document.body) return { description: 'the page', isMarked: true };
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(active);
      const hasOutline = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
      return {
        description: active.outerHTML.slice(0, 120),
        isMarked: hasOutline || boxShadow !== 'none',
      };
    });
  }

  /** WCAG 2.2, 2.4.11: what has the focus does not lie behind the fixed header, say. */
  private async expectUncovered(description: string) {
    const isUncovered = () =>
      this.page.evaluate(() => {
        const active = document.activeElement!;
        const { left, top, width, height } = active.getBoundingClientRect();
        const shown = document.elementFromPoint(left + width / 2, top + height / 2);
        return active.contains(shown) || (shown?.contains(active) ?? false);
      });
    await expect.poll(isUncovered, `nothing lies over ${description}`).toBe(true);
  }
}

const hasFocus = (target: Locator) =>
  target.evaluate(
    (element) => (element.getRootNode() as Document | ShadowRoot).activeElement === element,
  );

export const holdsFocus = (target: Locator) =>
  target.evaluate((element) => element.contains(document.activeElement));
