import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChartCanvas } from '../../../src/statecharts/page/chart-canvas';
import type { RevealTargets, VisibleAreaStore } from '../../../src/statecharts/chart/use-pan-zoom';
import { ThemeWrapper } from '../../client/support/theme-wrapper';

const canvasSize = { width: 1000, height: 800 };
let notifyResize: () => void = () => undefined;

beforeAll(() => {
  // jsdom has no layout.
  Object.defineProperty(SVGElement.prototype, 'clientWidth', { get: () => canvasSize.width });
  Object.defineProperty(SVGElement.prototype, 'clientHeight', { get: () => canvasSize.height });
  Object.assign(window, {
    ResizeObserver: class {
      constructor(report: () => void) {
        notifyResize = report;
      }
      observe(): void {}
      disconnect(): void {}
    },
  });
});

beforeEach(() => {
  jest.restoreAllMocks();
  Object.assign(canvasSize, { width: 1000, height: 800 });
});

const canvas = (label: string, width: number, height: number, revealTargets?: RevealTargets) => (
  <ThemeWrapper>
    <ChartCanvas label={label} width={width} height={height} revealTargets={revealTargets}>
      <circle role="button" aria-label="a state" tabIndex={0} r={10} />
    </ChartCanvas>
  </ThemeWrapper>
);

/** One array for all renderings, so that only the key changes. */
const circleSelectors = ['circle'];

/** The content's transform: left, top, scale. */
function readTransform(): number[] {
  const content = screen.getByRole('button', { name: 'a state' }).parentElement!;
  const numbers = content.getAttribute('transform')?.match(/-?[\d.]+/g) ?? [];
  return numbers.map((number) => Math.round(Number(number) * 100) / 100);
}

/** The transform that fits a drawing of 1280 by 800. */
const fittedTransform = [20, 100, 0.75];

test('the canvas fits a drawing at first', () => {
  render(canvas('booking', 1280, 800));
  expect(readTransform()).toEqual(fittedTransform);
});

test('the canvas fits a larger drawing while its shape is recognizable', () => {
  render(canvas('payment', 2000, 1800));
  expect(readTransform()).toEqual([77.78, 20, 0.42]);
});

test('the canvas shows the upper part of a drawing that is too large to fit', async () => {
  const user = userEvent.setup();
  render(canvas('payment', 2000, 2000));
  expect(readTransform()).toEqual([-200, 20, 0.7]);
  await user.click(screen.getByRole('button', { name: 'Fit' }));
  expect(readTransform()).toEqual([120, 20, 0.38]);
});

test('the canvas centers the requested element at a readable size and focuses it', () => {
  jest.spyOn(SVGElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: SVGElement,
  ) {
    return this.getAttribute('r') === '10'
      ? new DOMRect(700, 300, 100, 50)
      : new DOMRect(0, 0, 1000, 800);
  });
  const { rerender } = render(canvas('payment', 2000, 1800));
  rerender(
    <ThemeWrapper>
      <ChartCanvas label="payment" width={2000} height={1800} focusTarget={{ selector: 'circle' }}>
        <circle role="button" aria-label="a state" tabIndex={0} r={10} />
      </ChartCanvas>
    </ThemeWrapper>,
  );
  expect(readTransform()[2]).toBe(0.7);
  expect(screen.getByRole('button', { name: 'a state' })).toHaveFocus();
});

test('the canvas gives the visible area to an overview, and moves to a clicked point', async () => {
  const user = userEvent.setup();
  let visibleArea: VisibleAreaStore | undefined;
  render(
    <ChartCanvas
      label="payment"
      width={2000}
      height={2000}
      overview={(visibleAreaStore) => {
        visibleArea = visibleAreaStore;
        return null;
      }}
    >
      <circle role="button" aria-label="a state" tabIndex={0} r={10} />
    </ChartCanvas>,
    { wrapper: ThemeWrapper },
  );
  expect(Math.round(visibleArea?.get()?.width ?? 0)).toBe(1429);
  visibleArea?.centerOnPoint(1000, 1000);
  const middle = visibleArea?.get();
  expect((middle?.x ?? 0) + (middle?.width ?? 0) / 2).toBeCloseTo(1000);
  await user.click(screen.getByRole('button', { name: 'Fit' }));
  expect(visibleArea?.get()?.height).toBeGreaterThan(2000);
});

test('the canvas scrolls the highlighted elements into view when they change', () => {
  jest.spyOn(SVGElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: SVGElement,
  ) {
    return this.getAttribute('r') === '10'
      ? new DOMRect(1200, 300, 100, 50)
      : new DOMRect(0, 0, 1000, 800);
  });
  const { rerender } = render(canvas('booking', 1280, 800));
  rerender(canvas('booking', 1280, 800, { selectors: circleSelectors, key: 'closed' }));
  expect(readTransform()).toEqual([20 - 320, 100, 0.75]);
  rerender(canvas('booking', 1280, 800, { selectors: circleSelectors, key: 'open' }));
  expect(readTransform()).toEqual([20 - 640, 100, 0.75]);
});

test('the canvas does not enlarge a small drawing', () => {
  render(canvas('booking', 100, 100));
  expect(readTransform()).toEqual([437.5, 337.5, 1.25]);
});

test('the canvas fits a new drawing', () => {
  const { rerender } = render(canvas('booking', 100, 100));
  rerender(canvas('payment', 1280, 800));
  expect(readTransform()).toEqual(fittedTransform);
});

test('the canvas fits the drawing again when the container is resized', () => {
  render(canvas('booking', 1280, 800));
  Object.assign(canvasSize, { width: 1320, height: 2000 });
  act(notifyResize);
  expect(readTransform()[2]).toBe(1);
});

test('the canvas zooms around the center with the buttons, and fits again', async () => {
  const user = userEvent.setup();
  render(canvas('booking', 1280, 800));
  await user.click(screen.getByRole('button', { name: 'Zoom in' }));
  expect(readTransform()[2]).toBeCloseTo(0.98);
  await user.click(screen.getByRole('button', { name: 'Zoom out' }));
  await user.click(screen.getByRole('button', { name: 'Zoom out' }));
  expect(readTransform()[2]).toBeCloseTo(0.58);
  await user.click(screen.getByRole('button', { name: 'Fit' }));
  expect(readTransform()).toEqual(fittedTransform);
});

test('the canvas pans with the keyboard while focused', async () => {
  const user = userEvent.setup();
  render(canvas('booking', 1280, 800));
  act(() => screen.getByRole('group', { name: 'booking' }).focus());
  await user.keyboard('{ArrowLeft}{ArrowUp}');
  expect(readTransform()).toEqual([80, 160, 0.75]);
  await user.keyboard('{ArrowRight}{ArrowDown}+');
  expect(readTransform()[2]).toBeCloseTo(0.98);
  await user.keyboard('-0');
  expect(readTransform()).toEqual(fittedTransform);
});

test("the canvas ignores the browser's shortcuts", async () => {
  const user = userEvent.setup();
  render(canvas('booking', 1280, 800));
  await user.tab();
  await user.keyboard('{Control>}+{/Control}');
  expect(readTransform()).toEqual(fittedTransform);
});

test('the canvas scrolls a focused element into view', () => {
  render(canvas('booking', 1280, 800));
  const outside = new DOMRect(1200, 300, 100, 50);
  const element = screen.getByRole('button', { name: 'a state' });
  const group = screen.getByRole('group', { name: 'booking' });
  jest.spyOn(element, 'getBoundingClientRect').mockReturnValue(outside);
  jest.spyOn(group, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 1000, 800));
  act(() => element.focus());
  expect(readTransform()).toEqual([20 - 320, 100, 0.75]);
});

test('the canvas scrolls a focused element out from under the overview', () => {
  render(
    <ThemeWrapper>
      <ChartCanvas label="booking" width={1280} height={800} overview={() => <i>overview</i>}>
        <circle role="button" aria-label="a state" tabIndex={0} r={10} />
      </ChartCanvas>
    </ThemeWrapper>,
  );
  const mockBox = (element: Element, rect: DOMRect) =>
    jest.spyOn(element, 'getBoundingClientRect').mockReturnValue(rect);
  mockBox(screen.getByRole('group', { name: 'booking' }), new DOMRect(0, 0, 1000, 800));
  mockBox(screen.getByText('overview').parentElement!, new DOMRect(12, 680, 160, 110));
  const element = screen.getByRole('button', { name: 'a state' });
  mockBox(element, new DOMRect(40, 700, 100, 50));
  act(() => element.focus());
  // 20 pixels above the overview, whose upper edge is 20 pixels above that of the drawing.
  expect(readTransform()).toEqual([20, 100 - 100, 0.75]);
});
