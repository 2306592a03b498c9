/** The graphs that the layout engine was asked to lay out, each with a function that finishes its layout as it is. */
export const layoutRequests: { graph: string; finish: () => void }[] = [];

/**
 * jsdom has no workers for the layout engine. Import this file first to leave chart layouts
 * pending.
 */
jest.mock('../../../src/statecharts/chart/browser-elk', () => ({
  browserElk: () => ({
    layout: (graph: object) =>
      new Promise<object>((resolve) => {
        layoutRequests.push({ graph: JSON.stringify(graph), finish: () => resolve(graph) });
      }),
  }),
}));
