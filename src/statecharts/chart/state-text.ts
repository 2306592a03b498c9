import { describeInvoke } from './describe-chart';
import { formatActionOrGuard, formatValue } from './format-definition';
import { isForbidden, type ChartState } from './chart';
import {
  addPadding,
  stackRows,
  wrapRuns,
  type Mark,
  type TextBlock,
  type UnpositionedRow,
} from './text-block';
import { textWidth, wrapIdentifier, wrapProse } from './text-metrics';
import { createTransitionText } from './transition-text';
import type { ChartTransition } from './chart-transition';

const maxRowWidth = 230;
const tagGap = 5;
const tagHeight = 17;
const padding = 13;

export interface Tag {
  x: number;
  y: number;
  width: number;
  height: number;
  text: string;
}

/** A transition without a target, shown inside the box of its state. */
interface InnerTransition extends TextBlock {
  transition: ChartTransition;
  x: number;
  y: number;
}

/** The header text of a state, relative to the corner of its box. */
export interface StateText extends TextBlock {
  tags: Tag[];
  inner: InnerTransition[];
}

const formatOptional = (value: unknown) => (value === undefined ? [] : [formatValue(value)]);

function createActionRows(
  mark: Mark | null,
  keyword: string,
  names: readonly string[],
): UnpositionedRow[] {
  return names.flatMap((name) =>
    wrapRuns(
      [
        { text: keyword, style: 'keyword' },
        { text: name, style: 'code' },
      ],
      maxRowWidth,
    ).map((runs, index) => ({ mark: index === 0 ? mark : null, runs, lineHeight: 18 })),
  );
}

function layOutTags(state: ChartState, left: number): Tag[] {
  let x = left;
  return state.tags.map((text) => {
    const width = textWidth(text, 'tag') + 14;
    const tag = { x, y: padding - 1, width, height: tagHeight, text };
    x += width + tagGap;
    return tag;
  });
}

function layOutInnerTransitions({ transitions }: ChartState, top: number): InnerTransition[] {
  let y = top;
  return transitions
    .filter(({ targets }) => targets.length === 0)
    .map((transition) => {
      const text = createTransitionText(
        transition,
        transitions,
        isForbidden(transition) ? 'forbidden' : 'internal',
      );
      const inner = { ...text, transition, x: padding - 4, y };
      y += text.height + 4;
      return inner;
    });
}

function createOwnText(state: ChartState): TextBlock {
  return stackRows([
    ...wrapIdentifier(state.key, 'name', maxRowWidth).map((text) => ({
      mark: null,
      runs: [{ text, style: 'name' as const }],
      lineHeight: 21,
    })),
    ...wrapProse(state.description, maxRowWidth).map((text) => ({
      mark: null,
      runs: [{ text, style: 'prose' as const }],
      lineHeight: 16,
    })),
    ...createActionRows('entry', 'entry /', state.entry.map(formatActionOrGuard)),
    ...createActionRows('exit', 'exit /', state.exit.map(formatActionOrGuard)),
    ...createActionRows(
      'invoke',
      'invoke:',
      state.invokes.map((invoke) => describeInvoke(invoke).join(' ')),
    ),
    ...createActionRows(null, 'initial /', state.initialActions.map(formatActionOrGuard)),
    ...createActionRows(null, 'output:', formatOptional(state.output)),
    ...createActionRows(null, 'meta:', formatOptional(state.meta)),
  ]);
}

/** Lays out the name and tags, the description, the actions, invocations and inner transitions of a state. */
export function createStateText(state: ChartState): StateText {
  const block = addPadding(createOwnText(state), padding, padding - 3);
  const [firstLine = ''] = wrapIdentifier(state.key, 'name', maxRowWidth);
  const tags = layOutTags(state, padding + textWidth(firstLine, 'name') + 5);
  const inner = layOutInnerTransitions(state, block.height);
  const rightEdges = [...tags, ...inner].map(({ x, width }) => x + width + padding);
  const last = inner.at(-1);
  return {
    ...block,
    width: Math.max(block.width, ...rightEdges),
    height: last ? last.y + last.height + padding - 3 : block.height,
    tags,
    inner,
  };
}
