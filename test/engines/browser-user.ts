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

/** The XPath of the elements of a kind with this accessible name. */
export const elementNamed = (kind: keyof typeof elements, name: string) =>
  `//${elements[kind]}[normalize-space()="${name}" or @aria-label="${name}" or @alt="${name}"]`;

/** The XPath of a form field with this label. */
const fieldOf = (label: string) =>
  `//*[self::input or self::select or self::textarea][starts-with(@aria-label, "${label}") or @id=//label[starts-with(normalize-space(), "${label}")]/@for]`;

/** The XPath of the innermost element that contains the text. */
const textOf = (text: string) => `//*[contains(., "${text}") and not(*[contains(., "${text}")])]`;

/** The XPath of the table row that contains the text. */
export const rowOf = (text: string) => `//*[@role="row"][contains(., "${text}")]`;

/** The XPath of the card of a product. */
export const cardOf = (product: string) => `//article[contains(., "${product}")]`;

/** The beginning of the scripts that use `found`, the visible elements of the XPath in `arguments[0]`. */
const findVisible = `
  const list = document.evaluate(arguments[0], document, null, 7, null);
  const all = Array.from({ length: list.snapshotLength }, (_, place) => list.snapshotItem(place));
  const found = all.filter((element) => element.checkVisibility({ visibilityProperty: true }));`;

/**
 * The element, once it is enabled and does not move, and a click at its center would hit it. It is
 * scrolled into view first, because some are enabled only when visible. `isClicked` says later whether
 * the click has reached it.
 */
const findClickable = `${findVisible}
  const element = found.find((one) => !one.disabled) ?? found[0];
  if (!element) return null;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  const place = [x, y, width, height].join();
  const places = (window.placesSeen ??= new WeakMap());
  const isStill = places.get(element) === place;
  places.set(element, place);
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  if (!isStill || element.disabled || !element.contains(hit)) return null;
  window.isClicked = false;
  // On the window, because before hydration the page stops a click there, and repeats it later.
  const see = ({ target }) => element.contains(target) && (window.isClicked = true);
  window.addEventListener('click', see, { capture: true });
  return element;`;

/** On a busy machine the element may move before the driver presses. A page that was left, or closed, knows no click. */
const wasClicked = 'return window.isClicked !== false';

const findField = `${findVisible}
  found[0]?.focus();
  found[0]?.select?.();
  return found[0] ?? null;`;

const describePage = `
  return 'The page ' + location.href + ' shows:\\n' + document.body.innerText.slice(0, 4000)`;

/** A field in the shadow tree of the card form, which XPath cannot reach. */
const findCardField = `
  const hosts = [...document.querySelectorAll('form *')].filter((element) => element.shadowRoot);
  const selector = 'input[autocomplete="' + arguments[0] + '"]';
  const element = hosts.map((host) => host.shadowRoot.querySelector(selector)).find(Boolean);
  element?.focus();
  element?.select();
  return element ?? null;`;

const chooseOption = `
  const [xpath, text] = JSON.parse(arguments[0]);
  const select = document.evaluate(xpath, document, null, 9, null).singleNodeValue;
  const option = [...(select?.options ?? [])].find((one) => one.textContent.trim() === text);
  if (!option) return false;
  select.value = option.value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
  return true;`;

/** A user with their own browser profile, who finds elements by their visible names. */
export class BrowserUser {
  constructor(
    readonly window: Window,
    private readonly origin = '',
  ) {}

  open = (path: string) => this.window.open(`${this.origin}${path}`);

  /** The popup that the page opens. */
  async popup(): Promise<BrowserUser> {
    const opened = await this.until('see a popup', () => this.window.popup());
    return new BrowserUser(opened, this.origin);
  }

  /** Clicks a button or link. `within` is the XPath of a part of the page, for when there are several. */
  click(kind: 'button' | 'link', name: string, within = '') {
    return this.press(`click "${name}"`, within + elementNamed(kind, name));
  }

  clickText(text: string) {
    return this.press(`click "${text}"`, textOf(text));
  }

  /** Submits the page's form. */
  submit() {
    return this.press('submit the form', '//button[@type="submit"]');
  }

  fill(label: string, text: string) {
    return this.act(`fill in "${label}"`, findField, fieldOf(label), (one) => one.type(text));
  }

  /** Fills in a field of the card form, by its autocomplete purpose. */
  fillCard(purpose: string, text: string) {
    return this.act(`fill in ${purpose}`, findCardField, purpose, (one) => one.type(text));
  }

  attach(file: string) {
    const input = `return document.querySelector('input[type="file"]')`;
    return this.act('attach a file', input, '', (one) => one.choose(file));
  }

  choose(label: string, option: string) {
    const choice = JSON.stringify([fieldOf(label), option]);
    return this.until(`choose "${option}" for "${label}"`, () =>
      this.window.run(chooseOption, choice),
    );
  }

  expectVisible(xpath: string) {
    return this.until(`see ${xpath}`, () =>
      this.window.run(`${findVisible} return found.length > 0`, xpath),
    );
  }

  /** Waits until the element has a text, and returns it. */
  async readText(xpath: string): Promise<string> {
    let text = '';
    await this.until(`read ${xpath}`, async () => {
      const script = `${findVisible} return found[0]?.textContent.trim() ?? ''`;
      text = String(await this.window.run(script, xpath));
      return text !== '';
    });
    return text;
  }

  expectText(text: string, within = '') {
    return this.expectVisible(within + textOf(text));
  }

  expectHidden(xpath: string) {
    const script = `${findVisible} return found.length === 0`;
    return this.until(`see no ${xpath}`, () => this.window.run(script, xpath));
  }

  expectImage(xpath: string) {
    const script = `${findVisible} return found.some((image) => image.naturalWidth > 0 || image.matches('svg, [role=img]:not(img)'))`;
    return this.until(`see the picture ${xpath}`, () => this.window.run(script, xpath));
  }

  expectPath(path: string) {
    const script = 'return location.pathname === arguments[0]';
    return this.until(`reach ${path}`, () => this.window.run(script, path));
  }

  /** Does not look for a toast, which may disappear before a busy engine checks. */
  async expectSignedIn() {
    const script = "return !['/login', '/register'].includes(location.pathname)";
    await this.until('sign in', () => this.window.run(script, ''));
    await this.expectVisible(elementNamed('button', 'LogOut'));
  }

  /** Polls. When that times out, the error says what the page shows. */
  private async until<Result>(
    description: string,
    attempt: () => Promise<Result>,
  ): Promise<NonNullable<Result>> {
    try {
      return await poll(description, attempt);
    } catch (error) {
      const page = await this.window.run(describePage, '').catch(String);
      throw new Error(`${(error as Error).message}. ${String(page)}`, { cause: error });
    }
  }

  private press(what: string, xpath: string) {
    return this.act(what, findClickable, xpath, async (element) => {
      await element.click();
      return this.window.run(wasClicked, '').catch(() => true);
    });
  }

  /** @param then resolves to false if it has to be repeated */
  private async act(
    what: string,
    script: string,
    xpath: string,
    then: (element: PageElement) => Promise<unknown>,
  ): Promise<void> {
    await this.until(what, async () => {
      const element = await this.window.find(script, xpath);
      if (!element) return false;
      return (await then(element)) !== false;
    });
  }
}
