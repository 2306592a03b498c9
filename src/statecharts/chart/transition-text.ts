import { isForbidden, type ChartTransition } from './chart';
import { padded, textBlock, wrapRuns, type Mark, type TextBlock, type TextRun } from './text-block';
import { namedText, valueText } from './named-text';
import type { Named } from './named';
import { wrapProse } from './text-metrics';

const widest = 216;

const marks: Record<ChartTransition['kind'], Mark | null> = {
  event: null,
  done: 'done',
  stateDone: 'done',
  error: 'error',
  after: 'after',
  always: 'always',
};

/** The last of several choices, taken when no guard of the others holds. */
function isOtherwise({ label, guard, id }: ChartTransition, siblings: ChartTransition[]) {
  const choices = siblings.filter((sibling) => sibling.label === label);
  return guard === null && choices.length > 1 && choices.at(-1)?.id === id;
}

/** Where more than one guard is asked, which comes first decides. */
function turnOf({ label, guard, id }: ChartTransition, siblings: ChartTransition[]): TextRun[] {
  const choices = siblings.filter((one) => one.label === label && one.guard !== null);
  if (guard === null || choices.length < 2) return [];
  return [{ text: `${choices.findIndex((one) => one.id === id) + 1}.`, style: 'keyword' }];
}

function actionRuns(actions: readonly Named[]): TextRun[] {
  return actions.map((action, index) => ({
    text: `${index === 0 ? '/ ' : ''}${namedText(action)}${index < actions.length - 1 ? ',' : ''}`,
    style: 'code',
  }));
}

/** A transition's label: its event, [guard] and / actions, and below them its description. */
export function transitionText(
  transition: ChartTransition,
  siblings: ChartTransition[],
  mark = marks[transition.kind],
): TextBlock {
  const { label, guard, actions, description, reenter, meta } = transition;
  const head: TextRun[] = [...turnOf(transition, siblings), { text: label, style: 'event' }];
  if (guard !== null) head.push({ text: `[${namedText(guard)}]`, style: 'code' });
  if (isOtherwise(transition, siblings)) head.push({ text: 'otherwise', style: 'keyword' });
  if (isForbidden(transition)) head.push({ text: 'forbidden', style: 'keyword' });
  if (reenter) head.push({ text: 're-entering', style: 'keyword' });
  const more: TextRun[] =
    meta === undefined ? [] : [{ text: `meta: ${valueText(meta)}`, style: 'keyword' }];
  const rows = [head, actionRuns(actions), more].flatMap((runs) => wrapRuns(runs, widest));
  const block = textBlock([
    ...rows.map((runs, index) => ({ mark: index === 0 ? mark : null, runs, lineHeight: 17 })),
    ...wrapProse(description, widest).map((text) => ({
      mark: null,
      runs: [{ text, style: 'prose' as const }],
      lineHeight: 16,
    })),
  ]);
  return padded(block, 10, 5);
}
