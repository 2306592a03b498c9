import { firstScript } from '../../../src/client/prerender/before-first-paint';
import { answerEarlyPresses, notReplayed } from '../../../src/client/services/early-presses';

beforeEach(() => {
  window.matchMedia ??= () => ({ matches: false }) as MediaQueryList;
  window.eval(firstScript([]));
});

afterEach(() => answerEarlyPresses());

test('what is pressed before the application has said that it answers is answered once', () => {
  const button = document.createElement('button');
  document.body.append(button);
  const answer = jest.fn();
  // An application that listens already.
  document.body.addEventListener('click', answer);

  button.click();
  expect(answer).not.toHaveBeenCalled();
  answerEarlyPresses();
  expect(answer).toHaveBeenCalledTimes(1);
  button.click();
  expect(answer).toHaveBeenCalledTimes(2);
});

test("a browser that blocks this site's data stops neither the colours nor the presses", () => {
  answerEarlyPresses();
  document.documentElement.className = '';
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });
  window.eval(firstScript([]));
  jest.restoreAllMocks();
  expect(document.documentElement).toHaveClass('light');
  expect(window.earlyPresses).toBeDefined();
});

test("a button that a script cannot press in a person's name is not pressed again", () => {
  const button = document.createElement('button');
  for (const [name, value] of Object.entries(notReplayed)) button.setAttribute(name, value);
  document.body.append(button);
  const answer = jest.fn();
  document.body.addEventListener('click', answer);

  button.click();
  answerEarlyPresses();
  expect(answer).toHaveBeenCalledTimes(1);
});
