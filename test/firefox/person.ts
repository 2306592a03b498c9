import type { Page } from 'puppeteer-core';

/** In milliseconds; a busy machine makes Firefox slow. */
const patience = 15_000;

export interface Account {
  name: string;
  email: string;
  password: string;
}

/** Part of a page, as a selector: what has this role and this name. */
export const named = (role: string, name: string) => `::-p-aria([name="${name}"][role="${role}"])`;

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

  /** The window that opens next, and whoever looks at it. */
  popup(): Promise<Person> {
    return new Promise((resolve) =>
      this.page.once('popup', (page) => page && resolve(new Person(page))),
    );
  }

  async open(path: string) {
    await this.page.goto(`${this.origin}${path}`);
  }

  async fill(label: string, text: string) {
    await this.fillField(named('textbox', label), text);
  }

  /** Fills in a field that has no role or, in a shadow tree, none that a driver can see. */
  async fillField(selector: string, text: string) {
    await telling(`fill in ${selector}`, this.page.locator(selector).fill(text));
  }

  async choose(label: string, option: string) {
    const list = named('combobox', label);
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
  async press(role: 'button' | 'link', name: string, within = '') {
    const target = `${within} ${named(role, name)}`;
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

/** Puppeteer's own words for a failure leave out what somebody tried to do. */
async function telling<Result>(what: string, attempt: Promise<Result>): Promise<Result> {
  try {
    return await attempt;
  } catch (cause) {
    throw new Error(`Could not ${what}`, { cause });
  }
}
