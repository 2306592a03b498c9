import { screen } from '@testing-library/react';
import { setConfiguration } from '../../src/client/services/configuration';
import { onCall } from './support/api-stub';
import { publicConfiguration } from './support/configuration';
import { category, seller } from './support/fixtures';
import { renderApplication, signIn } from './support/render-application';

const listElements = (page: Document) => [...page.documentElement.querySelectorAll('*')];

/** A window's answers about each element of its page: the style without colors, which no test reads, labels and control. */
function describePage(view: Window & typeof globalThis, elements: Element[]) {
  const indexOf = (element: Element | null) => element && elements.indexOf(element);
  return elements.map((element) => {
    const style = view.getComputedStyle(element);
    const labels = Reflect.get(element, 'labels') as NodeListOf<Element> | null | undefined;
    return {
      element: element.localName,
      style: Array.from(style)
        .filter((name) => !name.endsWith('color'))
        .map((name) => `${name}: ${style.getPropertyValue(name)}`),
      labels: labels && [...labels].map(indexOf),
      control: element.localName === 'label' && indexOf(Reflect.get(element, 'control')),
    };
  });
}

/** Compares the answers with those of jsdom, which a frame with a copy of the page still has. */
function expectAnswersOfJsdom(): void {
  const elements = listElements(document);
  const { innerHTML } = document.documentElement;
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const view = frame.contentWindow as Window & typeof globalThis;
  view.document.documentElement.innerHTML = innerHTML;
  const answers = describePage(view, listElements(view.document));
  frame.remove();
  expect(answers.length).toBeGreaterThan(10);
  expect(describePage(window, elements)).toEqual(answers);
}

test('the faster DOM answers as jsdom does about a long form', async () => {
  setConfiguration(publicConfiguration);
  signIn(seller, 'seller', { verified: true });
  onCall('get', '/categories', [category]);
  renderApplication('/dashboard/add-a-product');
  await screen.findByLabelText('Product Name');
  expectAnswersOfJsdom();
});

test('the faster DOM answers as jsdom does about rare markup', () => {
  document.body.innerHTML = `
    <label>Around <input> <select></select></label>
    <label for="field">Beside</label> <label for="field">Another <button>Not this</button></label>
    <textarea id="field"></textarea>
    <label for="absent">Of nothing <input></label> <label for="">Empty <input></label>
    <label for="text">Of a paragraph</label> <p id="text">Text</p>
    <label for="concealed">Of a hidden field</label> <input type="hidden" id="concealed">
    <output></output> <meter></meter> <progress></progress>
    <div hidden><input type="checkbox"></div>
    <details><summary>Closed</summary><p>Text</p></details>
    <details open><summary>Open</summary><p>Text</p></details>
    <dialog>Closed</dialog> <dialog open>Open</dialog>
    <div style="visibility: hidden; color: red"><p>Inherits <b style="visibility: visible">not</b></p></div>
    <div style="pointer-events: none"><button>Inherits</button></div>`;
  expectAnswersOfJsdom();
});

test('the faster DOM answers as jsdom does about a page with a style sheet', () => {
  document.body.innerHTML = `<style>.quiet { display: none } p { visibility: hidden }</style>
    <p class="quiet">Text</p> <div><p>Text</p></div> <ul><li>Item</li></ul>
    <section><h2>Heading</h2><a href="/">Link</a><label>Field <input></label></section>`;
  expectAnswersOfJsdom();
});
