import { Progress } from './progress';

let now: number;
const after = (seconds: number) => {
  now += seconds * 1000;
};
beforeEach(() => {
  now = 0;
});

const first = { name: 'first', known: { seconds: 100, parts: { a: 10, b: 30, c: 60 } } };
const second = { name: 'second', known: { seconds: 50, parts: {} } };
const begin = () => new Progress([first, second], () => now);

test('what is left is told from how long each part took the last time', () => {
  const progress = begin();
  progress.begin('first');
  progress.hear({ total: 3 });
  after(40);
  progress.hear({ done: 'a', seconds: 10 });
  progress.hear({ done: 'b', seconds: 30 });
  expect(progress.line()).toBe('── first: 2 of 3 · 40 s so far, about 1 min 50 s left');
});

test('a run that is slower than the last one takes longer to the end', () => {
  const progress = begin();
  progress.begin('first');
  progress.hear({ total: 3 });
  after(110);
  progress.hear({ done: 'a', seconds: 20 });
  progress.hear({ done: 'b', seconds: 60 });
  expect(progress.line()).toBe('── first: 2 of 3 · 1 min 50 s so far, about 3 min 40 s left');
});

test('a part that is new counts as an average one, a part tried twice once', () => {
  const progress = begin();
  progress.begin('first');
  progress.hear({ total: 4 });
  after(25);
  progress.hear({ done: 'new', seconds: 1 });
  progress.hear({ done: 'new', seconds: 1 });
  expect(progress.line()).toBe('── first: 1 of 4 · 25 s so far, about 2 min 5 s left');
});

test('a runner that tells nothing is as far as the time', () => {
  const progress = begin();
  progress.begin('first');
  progress.end();
  progress.begin('second');
  after(25);
  expect(progress.line()).toBe('── second: running · 25 s so far, about 25 s left');
});

test('what a runner took is known when it ends', () => {
  const progress = begin();
  progress.begin('first');
  progress.hear({ total: 1 });
  after(12);
  progress.hear({ done: 'a', seconds: 11 });
  expect(progress.end()).toEqual({ seconds: 12, parts: { a: 11 } });
});
