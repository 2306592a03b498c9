/**
 * jsdom has no workers for the layout engine. Import this file first to leave chart layouts
 * pending.
 */
jest.mock('../../../src/statecharts/chart/browser-elk', () => ({
  browserElk: () => ({ layout: () => new Promise(() => undefined) }),
}));
