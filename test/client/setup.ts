import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { publishConfiguration } from './support/configuration';
import { firebase } from './support/firebase-auth';

// The only part of the client that is replaced: the edge to Firebase, which needs its servers.
jest.mock('../../src/client/services/identity/firebase-auth', () =>
  jest.requireActual('./support/firebase-auth'),
);

// The first page of a file is loaded on demand, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 45_000 });

class NothingObserved {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** jsdom lays nothing out, so everything counts as on screen. */
class EverythingOnScreen extends NothingObserved {
  constructor(private readonly report: (entries: { isIntersecting: boolean }[]) => void) {
    super();
  }

  override observe(): void {
    this.report([{ isIntersecting: true }]);
  }
}

Object.assign(document, {
  fonts: Object.assign(new EventTarget(), { add: () => undefined }),
});

Object.assign(window, {
  FontFace: jest.fn(),
  IntersectionObserver: EverythingOnScreen,
  ResizeObserver: NothingObserved,
  scrollTo: () => undefined,
  matchMedia: (query: string) => ({
    matches: false,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }),
});

// jsdom has no objects' addresses, nothing to scroll and nothing that moves.
Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined });
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.scrollTo = () => undefined;
Element.prototype.animate = () => Object.assign(new EventTarget() as Animation, { cancel() {} });

publishConfiguration();

// The tests' own clocks stop some others.
const { setTimeout: later } = globalThis;

// A dialog that was open at the end of a test goes back in the history: in a task of its own, and jsdom
// needs two more for it.
afterEach(async () => {
  for (let task = 0; task < 3; task++) await new Promise((resolve) => later(resolve, 0));
});

beforeEach(() => {
  firebase.reset();
  localStorage.clear();
  sessionStorage.clear();
});
