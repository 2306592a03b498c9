import { poll } from './poll';
import type { PageElement, Window } from './window';

export interface Account {
  name: string;
  email: string;
  password: string;
}

const elements = {
  button: 'button',
  link: 'a',
  image: '*[self::img or @role="img"]',
};

/** An XPath of what is of this kind and has this name. */
export const named = (kind: keyof typeof elements, name: string) =>
  `//${elements[kind]}[normalize-space()="${name}" or @aria-label="${name}" or @alt="${name}"]`;

/** A field of a form, by the label that it has. */
const labelled = (label: string) =>
  `//*[self::input or self::select or self::textarea][starts-with(@aria-label, "${label}") or @id=//label[starts-with(normalize-space(), "${label}")]/@for]`;

/** Where this can be read, in its innermost element. */
const saying = (text: string) => `//*[contains(., "${text}") and not(*[contains(., "${text}")])]`;

/** The row of a table that says this. */
export const rowOf = (text: string) => `//*[@role="row"][contains(., "${text}")]`;

/** The card of a product. */
export const cardOf = (product: string) => `//article[contains(., "${product}")]`;

/** What every script begins with: `found` is what is visible of an XPath. */
const found = `
  const list = document.evaluate(arguments[0], document, null, 7, null);
  const all = Array.from({ length: list.snapshotLength }, (_, place) => list.snapshotItem(place));
  const found = all.filter((element) => element.checkVisibility({ visibilityProperty: true }));`;

/**
 * The element, once it is enabled, stands still, and a press at its middle would reach it. It is
 * brought into sight first: some are enabled only when somebody can see them.
 */
const pressable = `${found}
  const element = found.find((one) => !one.disabled) ?? found[0];
  if (!element) return null;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  const place = [x, y, width, height].join();
  const places = (window.placesSeen ??= new WeakMap());
  const stands = places.get(element) === place;
  places.set(element, place);
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  return stands && !element.disabled && element.contains(hit) ? element : null;`;

const field = `${found}
  found[0]?.focus();
  found[0]?.select?.();
  return found[0] ?? null;`;

/** A field in the shadow tree of the card form, which no XPath reaches. */
const cardField = `
  const hosts = [...document.querySelectorAll('form *')].filter((element) => element.shadowRoot);
  const selector = 'input[autocomplete="' + arguments[0] + '"]';
  const element = hosts.map((host) => host.shadowRoot.querySelector(selector)).find(Boolean);
  element?.focus();
  element?.select();
  return element ?? null;`;

const chooseOption = `
  const [path, text] = JSON.parse(arguments[0]);
  const select = document.evaluate(path, document, null, 9, null).singleNodeValue;
  const option = [...(select?.options ?? [])].find((one) => one.textContent.trim() === text);
  if (!option) return false;
  select.value = option.value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
  return true;`;

/** Somebody at a browser of their own, who finds things by what they are called. */
export class Person {
  constructor(
    readonly window: Window,
    private readonly origin = '',
  ) {}

  open = (path: string) => this.window.open(`${this.origin}${path}`);

  /** The window that a page opens, and whoever looks at it. */
  async popup(): Promise<Person> {
    const opened = await poll('see a window open', () => this.window.popup());
    return new Person(opened, this.origin);
  }

  /** Presses a button or follows a link, in part of the page when there are several. */
  press(kind: 'button' | 'link', name: string, within = '') {
    return this.act(`press "${name}"`, pressable, within + named(kind, name), (one) => one.click());
  }

  pressOn(text: string) {
    return this.act(`press on "${text}"`, pressable, saying(text), (one) => one.click());
  }

  /** Sends the form of a page that has one. */
  send() {
    return this.act('send the form', pressable, '//button[@type="submit"]', (one) => one.click());
  }

  fill(label: string, text: string) {
    return this.act(`fill in "${label}"`, field, labelled(label), (one) => one.type(text));
  }

  /** Fills in a field of the card form, by what a browser may complete it with. */
  fillCard(purpose: string, text: string) {
    return this.act(`fill in ${purpose}`, cardField, purpose, (one) => one.type(text));
  }

  attach(file: string) {
    const input = `return document.querySelector('input[type="file"]')`;
    return this.act('attach a file', input, '', (one) => one.choose(file));
  }

  choose(label: string, option: string) {
    const choice = JSON.stringify([labelled(label), option]);
    return poll(`choose "${option}" for "${label}"`, () => this.window.run(chooseOption, choice));
  }

  sees(path: string) {
    return poll(`see ${path}`, () => this.window.run(`${found} return found.length > 0`, path));
  }

  reads(text: string, within = '') {
    return this.sees(within + saying(text));
  }

  seesNo(path: string) {
    const script = `${found} return found.length === 0`;
    return poll(`see no ${path}`, () => this.window.run(script, path));
  }

  seesPicture(path: string) {
    const script = `${found} return found.some((image) => image.naturalWidth > 0 || image.matches('svg, [role=img]:not(img)'))`;
    return poll(`see the picture ${path}`, () => this.window.run(script, path));
  }

  arrivesAt(path: string) {
    const script = 'return location.pathname === arguments[0]';
    return poll(`arrive at ${path}`, () => this.window.run(script, path));
  }

  /** Is signed in, and led away from the form. A toast is gone before a busy engine has looked. */
  async enters() {
    const script = "return !['/login', '/register'].includes(location.pathname)";
    await poll('be let in', () => this.window.run(script, ''));
    await this.sees(named('button', 'LogOut'));
  }

  private async act(
    what: string,
    script: string,
    path: string,
    then: (element: PageElement) => Promise<unknown>,
  ): Promise<void> {
    await poll(what, async () => {
      const element = await this.window.find(script, path);
      if (!element) return false;
      await then(element);
      return true;
    });
  }
}
