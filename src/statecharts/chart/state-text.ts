import type { ChartState, ChartTransition } from './chart';
import { padded, textBlock, wrapRuns, type Mark, type TextBlock, type Writing } from './text-block';
import { textWidth, wrapProse } from './text-metrics';
import { transitionText } from './transition-text';

const widest = 230;
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

/** A transition without a target: it stays in its state's box. */
export interface InnerTransition extends TextBlock {
  transition: ChartTransition;
  x: number;
  y: number;
}

/** What a state's box says of the state itself, from the corner of the box. */
export interface StateText extends TextBlock {
  tags: Tag[];
  inner: InnerTransition[];
}

function actionWritings(mark: Mark, keyword: string, names: readonly string[]): Writing[] {
  return names.flatMap((name) =>
    wrapRuns(
      [
        { text: keyword, style: 'keyword' },
        { text: name, style: 'code' },
      ],
      widest,
    ).map((runs, index) => ({ mark: index === 0 ? mark : null, runs, lineHeight: 18 })),
  );
}

function tagsOf(state: ChartState, left: number): Tag[] {
  let x = left;
  return state.tags.map((text) => {
    const width = textWidth(text, 'tag') + 14;
    const tag = { x, y: padding - 1, width, height: tagHeight, text };
    x += width + tagGap;
    return tag;
  });
}

function innerTransitions({ transitions }: ChartState, top: number): InnerTransition[] {
  let y = top;
  return transitions
    .filter(({ targets }) => targets.length === 0)
    .map((transition) => {
      const text = transitionText(transition, transitions, 'internal');
      const inner = { ...text, transition, x: padding - 4, y };
      y += text.height + 4;
      return inner;
    });
}

function ownText(state: ChartState): TextBlock {
  return textBlock([
    { mark: null, runs: [{ text: state.key, style: 'name' }], lineHeight: 21 },
    ...wrapProse(state.description, widest).map((text) => ({
      mark: null,
      runs: [{ text, style: 'prose' as const }],
      lineHeight: 16,
    })),
    ...actionWritings('entry', 'entry /', state.entry),
    ...actionWritings('exit', 'exit /', state.exit),
    ...actionWritings(
      'invoke',
      'invoke:',
      state.invokes.map(({ source }) => source),
    ),
  ]);
}

/** The name with its tags, the description, and what the state does by itself. */
export function stateText(state: ChartState): StateText {
  const block = padded(ownText(state), padding, padding - 3);
  const tags = tagsOf(state, padding + textWidth(state.key, 'name') + 5);
  const inner = innerTransitions(state, block.height);
  const right = [...tags, ...inner].map(({ x, width }) => x + width + padding);
  const last = inner.at(-1);
  return {
    ...block,
    width: Math.max(block.width, ...right),
    height: last ? last.y + last.height + padding - 3 : block.height,
    tags,
    inner,
  };
}
