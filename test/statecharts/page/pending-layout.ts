/** jsdom has no workers for the layout engine. Import this first: the layout of a chart stays pending. */
jest.mock('../../../src/statecharts/chart/browser-elk', () => ({
  browserElk: () => ({ layout: () => new Promise(() => undefined) }),
}));
