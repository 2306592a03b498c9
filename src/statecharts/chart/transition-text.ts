import type { ChartTransition } from './chart';
import { padded, textBlock, wrapRuns, type Mark, type TextBlock, type TextRun } from './text-block';
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
function isOtherwise({ eventType, guard, id }: ChartTransition, siblings: ChartTransition[]) {
  const choices = siblings.filter((sibling) => sibling.eventType === eventType);
  return guard === null && choices.length > 1 && choices.at(-1)?.id === id;
}

function actionRuns(actions: readonly string[]): TextRun[] {
  return actions.map((action, index) => ({
    text: `${index === 0 ? '/ ' : ''}${action}${index < actions.length - 1 ? ',' : ''}`,
    style: 'code',
  }));
}

/** A transition's label: its event, [guard] and / actions, and below them its description. */
export function transitionText(
  transition: ChartTransition,
  siblings: ChartTransition[],
  mark = marks[transition.kind],
): TextBlock {
  const { label, guard, actions, description } = transition;
  const head: TextRun[] = [{ text: label, style: 'event' }];
  if (guard !== null) head.push({ text: `[${guard}]`, style: 'code' });
  if (isOtherwise(transition, siblings)) head.push({ text: 'otherwise', style: 'keyword' });
  const rows = [...wrapRuns(head, widest), ...wrapRuns(actionRuns(actions), widest)];
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
