import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { getChart } from '../../../src/statecharts/chart/chart';
import { ChartDrawing, type ChartDrawingProps } from '../../../src/statecharts/chart/chart-drawing';
import { layOutChart, type ChartLayout } from '../../../src/statecharts/chart/layout';
import { nodeElk } from '../../../src/statecharts/drawings/node-elk';
import { workshopMachine } from './workshop-machine';

let layout: ChartLayout;

beforeAll(async () => {
  layout = await layOutChart(getChart(workshopMachine), nodeElk());
});

const agreeTransition = 'workshop.offering on workshop.agree → workshop.mending';

const draw = (props: Omit<ChartDrawingProps, 'layout'> = {}) =>
  renderToStaticMarkup(createElement(ChartDrawing, { layout, ...props }));

/** The opening tag of the element whose label starts with this text. */
const openingTagOf = (markup: string, label: string) =>
  (markup.match(/<g [^>]*>/g) ?? []).find((tag) => tag.includes(`aria-label="${label}`)) ?? '';

test('the drawing labels each state with its kind and description', () => {
  expect(openingTagOf(draw(), 'offering, A price is named')).toContain('role="group"');
  expect(openingTagOf(draw(), 'refused, final')).not.toBe('');
});

test('the drawing labels each transition with its description', () => {
  const markup = draw();
  expect(openingTagOf(markup, 'workshop.agree, from offering to mending"')).not.toBe('');
  expect(openingTagOf(markup, 'any other event, within running, doing note"')).not.toBe('');
  expect(openingTagOf(markup, 'workshop.pay, from paying to handedBack, if isPaid"')).not.toBe('');
});

test('the drawing highlights and labels the active states', () => {
  const markup = draw({ active: new Set(['workshop.offering']) });
  const tag = openingTagOf(markup, 'offering, A price is named, active"');
  expect(tag).toContain('chart-active');
  expect(markup.match(/chart-active/g)).toHaveLength(1);
});

test('the drawing renders only enabled transitions as buttons', () => {
  const markup = draw({ enabled: new Set([agreeTransition]), onTransition: () => undefined });
  expect(openingTagOf(markup, 'workshop.agree')).toMatch(
    /role="button".*tabindex="0"|tabindex="0"/i,
  );
  expect(markup.match(/role="button"/g)).toHaveLength(1);
});

test('the drawing highlights the last transition and its arrow', () => {
  const markup = draw({ taken: new Set([agreeTransition]) });
  expect(markup.match(/<g [^>]*chart-taken[^>]*>/g)).toHaveLength(2);
});

test('the drawing marks the states and transitions without test coverage', () => {
  const markup = draw({ missed: new Set([agreeTransition, 'workshop.paused']) });
  expect(openingTagOf(markup, 'paused')).toContain('chart-missed');
  expect(openingTagOf(markup, 'workshop.agree')).toContain('chart-missed');
  // Includes the arrow of the transition.
  expect(markup.match(/<g [^>]*chart-missed[^>]*>/g)).toHaveLength(3);
});

test('the drawing renders selectable states as buttons, and marks the selected one', () => {
  const markup = draw({ onState: () => undefined, selected: 'workshop.paused' });
  expect(markup.match(/role="button"/g)).toHaveLength(layout.states.length);
  expect(openingTagOf(markup, 'paused')).toContain('chart-selected');
});

test('the drawing shows final, parallel and history states differently', () => {
  const markup = draw();
  const final = layout.states.filter(({ state: { type } }) => type === 'final');
  expect(markup.match(/chart-final-line/g)).toHaveLength(final.length);
  expect(markup.match(/chart-region/g)).toHaveLength(2);
  expect(markup).toContain('>H*<');
  expect(markup).toContain('>H<');
});
