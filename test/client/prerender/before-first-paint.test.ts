import { firstScript } from '../../../src/client/prerender/before-first-paint';
import { answerEarlyPresses } from '../../../src/client/services/early-presses';

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
