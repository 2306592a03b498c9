import { invokeWords } from './chart-words';
import { namedText, valueText } from './named-text';
import { isForbidden, type ChartState, type ChartTransition } from './chart';
import { padded, textBlock, wrapRuns, type Mark, type TextBlock, type Writing } from './text-block';
import { textWidth, wrapName, wrapProse } from './text-metrics';
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
interface InnerTransition extends TextBlock {
  transition: ChartTransition;
  x: number;
  y: number;
}

/** What a state's box says of the state itself, from the corner of the box. */
export interface StateText extends TextBlock {
  tags: Tag[];
  inner: InnerTransition[];
}

const optionalText = (value: unknown) => (value === undefined ? [] : [valueText(value)]);

function actionWritings(mark: Mark | null, keyword: string, names: readonly string[]): Writing[] {
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
      const text = transitionText(
        transition,
        transitions,
        isForbidden(transition) ? 'forbidden' : 'internal',
      );
      const inner = { ...text, transition, x: padding - 4, y };
      y += text.height + 4;
      return inner;
    });
}

function ownText(state: ChartState): TextBlock {
  return textBlock([
    ...wrapName(state.key, 'name', widest).map((text) => ({
      mark: null,
      runs: [{ text, style: 'name' as const }],
      lineHeight: 21,
    })),
    ...wrapProse(state.description, widest).map((text) => ({
      mark: null,
      runs: [{ text, style: 'prose' as const }],
      lineHeight: 16,
    })),
    ...actionWritings('entry', 'entry /', state.entry.map(namedText)),
    ...actionWritings('exit', 'exit /', state.exit.map(namedText)),
    ...actionWritings(
      'invoke',
      'invoke:',
      state.invokes.map((invoke) => invokeWords(invoke).join(' ')),
    ),
    ...actionWritings(null, 'initial /', state.initialActions.map(namedText)),
    ...actionWritings(null, 'output:', optionalText(state.output)),
    ...actionWritings(null, 'meta:', optionalText(state.meta)),
  ]);
}

/** The name with its tags, the description, and what the state does by itself. */
export function stateText(state: ChartState): StateText {
  const block = padded(ownText(state), padding, padding - 3);
  const [firstLine = ''] = wrapName(state.key, 'name', widest);
  const tags = tagsOf(state, padding + textWidth(firstLine, 'name') + 5);
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
