import './production-act';
import './fast-dom';
import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/react';
import { publishConfiguration } from './support/configuration';
import { firebase } from './support/firebase-auth';
import { takeLogged } from './support/logged';

// The only mocked module of the client: the Firebase adapter, which needs Firebase's servers.
jest.mock('../../src/client/services/identity/firebase-auth', () =>
  jest.requireActual('./support/firebase-auth'),
);

const { getElementError } = getConfig();

configure({
  // The first page of a file is lazy-loaded, which is slow on a busy machine.
  asyncUtilTimeout: 45_000,
  // Prints the document when the time is over, not also after each attempt.
  getElementError: (message, container) =>
    Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics')
      ? new Error(message ?? '')
      : getElementError(message, container),
});

class IdleObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** jsdom has no layout, so every element counts as visible. */
class AlwaysVisibleObserver extends IdleObserver {
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
  IntersectionObserver: AlwaysVisibleObserver,
  ResizeObserver: IdleObserver,
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

// jsdom lacks object URLs, scrolling and animations.
Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined });
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.scrollTo = () => undefined;
Element.prototype.animate = () => Object.assign(new EventTarget() as Animation, { cancel() {} });

publishConfiguration();

// A test that expects a message takes it, or mocks the method of the console.
afterEach(() => expect(takeLogged()).toEqual([]));

// The real setTimeout, because fake timers of a test would block this.
const { setTimeout: realSetTimeout } = globalThis;

// A dialog that is open at the end of a test goes back in the history in a separate task, and jsdom
// needs two more for it.
afterEach(async () => {
  for (let task = 0; task < 3; task++) await new Promise((resolve) => realSetTimeout(resolve, 0));
});

beforeEach(() => {
  firebase.reset();
  localStorage.clear();
  sessionStorage.clear();
});
