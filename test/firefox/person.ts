import type { Page } from 'puppeteer-core';

/** In milliseconds; a busy machine makes Firefox slow. */
const patience = 30_000;

export interface Account {
  name: string;
  email: string;
  password: string;
}

/** Puppeteer waits in vain for a button to be enabled when React puts an enabled one in its place. */
const elements = {
  button: 'button[not(@disabled)]',
  link: 'a',
  image: '*[self::img or @role="img"]',
};

/**
 * Part of a page, as a selector: what is of this kind and has this name. By the accessibility tree,
 * where Chromium's tests look, Firefox takes up to three seconds each time.
 */
export const named = (kind: keyof typeof elements, name: string) =>
  `::-p-xpath(.//${elements[kind]}[normalize-space()="${name}" or @aria-label="${name}" or @alt="${name}"])`;

/** A field of a form, as a selector, by the label that it has. */
const labelled = (label: string) =>
  `::-p-xpath(.//*[self::input or self::select or self::textarea][@aria-label="${label}" or @id=//label[normalize-space()="${label}"]/@for])`;

/** The row of a table that says this. */
export const rowOf = (text: string) => `::-p-xpath(//*[@role="row"][contains(., "${text}")])`;

/** The card of a product; Firefox takes seconds to find one of many by its role. */
export const cardOf = (product: string) => `::-p-xpath(//article[contains(., "${product}")])`;

/** Somebody at a Firefox of their own, who finds things by what they are called. */
export class Person {
  constructor(
    readonly page: Page,
    private readonly origin = '',
  ) {
    page.setDefaultTimeout(patience);
  }

  /** The window that opens next, once its page is there, and whoever looks at it. */
  async popup(): Promise<Person> {
    const page = await new Promise<Page>((resolve) =>
      this.page.once('popup', (opened) => opened && resolve(opened)),
    );
    await telling('see the window that opened', pageIsThere(page));
    return new Person(page);
  }

  async open(path: string) {
    await this.page.goto(`${this.origin}${path}`);
  }

  async fill(label: string, text: string) {
    await this.fillField(labelled(label), text);
  }

  /** Fills in a field that has no role or, in a shadow tree, none that a driver can see. */
  async fillField(selector: string, text: string) {
    await telling(`fill in ${selector}`, this.page.locator(selector).fill(text));
  }

  async choose(label: string, option: string) {
    const list = labelled(label);
    const choice = `${list} ::-p-xpath(./option[normalize-space()="${option}"])`;
    await telling(
      `choose "${option}" for "${label}"`,
      this.page
        .locator(choice)
        .setVisibility(null)
        .map((chosen) => (chosen as HTMLOptionElement).value)
        .wait()
        .then((value) => this.page.locator(list).fill(value)),
    );
  }

  async attach(file: string) {
    const field = await this.page.waitForSelector<'input[type="file"]'>('input[type="file"]');
    await field?.uploadFile(file);
  }

  /** Presses a button or follows a link, in part of the page when there are several. */
  async press(kind: 'button' | 'link', name: string, within = '') {
    const target = `${within} ${named(kind, name)}`;
    await telling(`press "${name}"`, this.page.locator(target).click());
  }

  async sees(selector: string) {
    await telling(`see ${selector}`, this.page.locator(selector).wait());
  }

  async reads(text: string, within = '') {
    await this.sees(`${within} ::-p-text(${text})`);
  }

  async seesNo(selector: string) {
    await this.page.waitForSelector(selector, { hidden: true });
  }

  async seesPicture(selector: string) {
    const loaded = this.page
      .locator(selector)
      .filter((image) => (image as HTMLImageElement).naturalWidth > 0);
    await telling(`see the picture ${selector}`, loaded.wait());
  }

  async arrivesAt(path: string) {
    await telling(
      `arrive at ${path}`,
      this.page.waitForFunction((expected) => window.location.pathname === expected, {}, path),
    );
  }
}

/**
 * A window opens empty and goes on to its page. What Puppeteer began to wait for in the empty one it
 * may wait for in vain, so it asks again.
 */
async function pageIsThere(page: Page): Promise<void> {
  const isThere = () =>
    window.location.href !== 'about:blank' && document.readyState === 'complete';
  for (const start = Date.now(); ;) {
    try {
      await page.waitForFunction(isThere, { timeout: 1_000 });
      return;
    } catch (error) {
      if (Date.now() - start > patience) throw error;
    }
  }
}

/** Puppeteer's own words for a failure leave out what somebody tried to do. */
async function telling<Result>(what: string, attempt: Promise<Result>): Promise<Result> {
  try {
    return await attempt;
  } catch (cause) {
    throw new Error(`Could not ${what}`, { cause });
  }
}
