import { isForbidden } from './chart';
import {
  addPadding,
  stackRows,
  wrapRuns,
  type Mark,
  type TextBlock,
  type TextRun,
} from './text-block';
import { formatActionOrGuard, formatValue } from './format-definition';
import type { ActionOrGuard } from './action-or-guard';
import { wrapProse } from './text-metrics';
import type { ChartTransition } from './chart-transition';

const maxRowWidth = 216;

const marks: Record<ChartTransition['kind'], Mark | null> = {
  event: null,
  done: 'done',
  stateDone: 'done',
  error: 'error',
  after: 'after',
  always: 'always',
};

/** Whether this is the last of several transitions for an event, taken if no other guard passes. */
function isFallback({ label, guard, id }: ChartTransition, siblings: ChartTransition[]) {
  const choices = siblings.filter((sibling) => sibling.label === label);
  return guard === null && choices.length > 1 && choices.at(-1)?.id === id;
}

/** Returns the number of a guarded transition if several guards are evaluated in order. */
function createOrderRun(
  { label, guard, id }: ChartTransition,
  siblings: ChartTransition[],
): TextRun[] {
  const choices = siblings.filter((sibling) => sibling.label === label && sibling.guard !== null);
  if (guard === null || choices.length < 2) return [];
  return [{ text: `${choices.findIndex((choice) => choice.id === id) + 1}.`, style: 'keyword' }];
}

function createActionRuns(actions: readonly ActionOrGuard[]): TextRun[] {
  return actions.map((action, index) => ({
    text: `${index === 0 ? '/ ' : ''}${formatActionOrGuard(action)}${index < actions.length - 1 ? ',' : ''}`,
    style: 'code',
  }));
}

/** Lays out the label of a transition: event, [guard], / actions, and below them the description. */
export function createTransitionText(
  transition: ChartTransition,
  siblings: ChartTransition[],
  mark = marks[transition.kind],
): TextBlock {
  const { label, guard, actions, description, reenter, meta } = transition;
  const headRuns: TextRun[] = [
    ...createOrderRun(transition, siblings),
    { text: label, style: 'event' },
  ];
  if (guard !== null) headRuns.push({ text: `[${formatActionOrGuard(guard)}]`, style: 'code' });
  if (isFallback(transition, siblings)) headRuns.push({ text: 'otherwise', style: 'keyword' });
  if (isForbidden(transition)) headRuns.push({ text: 'forbidden', style: 'keyword' });
  if (reenter) headRuns.push({ text: 're-entering', style: 'keyword' });
  const metaRuns: TextRun[] =
    meta === undefined ? [] : [{ text: `meta: ${formatValue(meta)}`, style: 'keyword' }];
  const rows = [headRuns, createActionRuns(actions), metaRuns].flatMap((runs) =>
    wrapRuns(runs, maxRowWidth),
  );
  const block = stackRows([
    ...rows.map((runs, index) => ({ mark: index === 0 ? mark : null, runs, lineHeight: 17 })),
    ...wrapProse(description, maxRowWidth).map((text) => ({
      mark: null,
      runs: [{ text, style: 'prose' as const }],
      lineHeight: 16,
    })),
  ]);
  return addPadding(block, 10, 5);
}
