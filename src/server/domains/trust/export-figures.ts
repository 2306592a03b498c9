import { decisionActions, decisionBasisLabels } from '../../../contract/trust/decision-actions';
import { reportReasonLabel, reportSubjectLabels } from '../../../contract/trust/report-reasons';
import { recordAct, type StaffActor } from '../platform/record-act.sql';
import { createCsv } from '../platform/create-csv';
import type { Transaction } from '../../database/database';
import { readModerationFigures, type ModerationFigures } from './moderation-figures.sql';

const columns = [
  ...['year', 'figure', 'subject', 'reason', 'decision', 'basis', 'origin', 'outcome'],
  ...['automated', 'value'],
] as const;

type Row = Partial<Record<(typeof columns)[number], string>>;

const outcomeLabels = { upheld: 'Decision upheld', reversed: 'Decision reversed' };

/**
 * Returns the figures of a year that articles 15 and 24 of the Digital Services Act require an operator to publish, as
 * CSV. The audit log gets one row.
 */
export async function exportFigures(
  tx: Transaction,
  year: number,
  actor: StaffActor,
): Promise<string> {
  const figures = await readModerationFigures(tx, year);
  await recordAct(tx, actor, {
    act: 'report.exportFigures',
    subject: { type: 'report', id: `figures-${year}` },
    after: { year },
  });
  const rows = [
    ...reportRows(figures),
    ...decisionRows(figures),
    ...appealRows(figures),
    ...suspensionRows(figures),
  ];
  return createCsv({
    columns,
    rows: rows.map((row) =>
      columns.map((column) => ({ ...row, year: String(year) })[column] ?? ''),
    ),
  });
}

/** The number of reports for each reason, then what they led to. */
function reportRows({ reports, medianToDecide }: ModerationFigures): Row[] {
  const received = new Map<string, Row & { count: number }>();
  const outcomes = reports.map(({ subject, reason, action, basis, count }): Row => {
    const labels = { subject: reportSubjectLabels[subject], reason: reportReasonLabel(reason) };
    const key = `${subject} ${reason}`;
    received.set(key, { ...labels, count: (received.get(key)?.count ?? 0) + count });
    return {
      figure: 'Reports by decision',
      ...labels,
      value: String(count),
      ...(action
        ? { decision: decisionActions[action].label, automated: 'no' }
        : { decision: 'Not decided yet' }),
      ...(basis && { basis: decisionBasisLabels[basis] }),
    };
  });
  const totals = [...received.values()].map(({ count, ...labels }): Row => ({
    figure: 'Reports',
    ...labels,
    value: String(count),
  }));
  const median = {
    figure: 'Median hours to decide about a report',
    value: toHours(medianToDecide),
  };
  return [...totals, ...outcomes, median];
}

/** Persons decide, so no decision is automated. */
const decisionRows = ({ decisions }: ModerationFigures): Row[] => [
  ...decisions.map(({ subject, action, basis, isReported, count }) => ({
    figure: 'Decisions',
    subject: reportSubjectLabels[subject],
    decision: decisionActions[action].label,
    origin: originOf(isReported),
    ...(basis && { basis: decisionBasisLabels[basis] }),
    automated: 'no',
    value: String(count),
  })),
  { figure: 'Decisions', automated: 'yes', value: '0' },
];

const originOf = (isReported: boolean) => (isReported ? 'After a report' : 'Own initiative');

const appealRows = ({ appeals, medianToDecideAppeal }: ModerationFigures): Row[] => [
  ...appeals.map(({ action, isOfReporter, outcome, count }) => ({
    figure: 'Objections',
    decision: decisionActions[action].label,
    origin: isOfReporter ? 'Reporter' : 'Person concerned',
    ...(outcome
      ? { outcome: outcomeLabels[outcome], automated: 'no' }
      : { outcome: 'Not decided yet' }),
    value: String(count),
  })),
  { figure: 'Median hours to decide about an objection', value: toHours(medianToDecideAppeal) },
];

function suspensionRows({ decisions, directSuspensions }: ModerationFigures): Row[] {
  const toRow = (origin: string, count: number) => ({
    figure: 'Suspensions for misuse',
    origin,
    automated: 'no',
    value: String(count),
  });
  const countSuspensions = (isReported: boolean) =>
    decisions
      .filter(
        (decision) => decision.action === 'suspendPerson' && decision.isReported === isReported,
      )
      .reduce((sum, { count }) => sum + count, 0);
  return [
    toRow(originOf(true), countSuspensions(true)),
    toRow(originOf(false), countSuspensions(false) + directSuspensions),
  ];
}

const toHours = (hours: number | null) => (hours === null ? '' : hours.toFixed(1));
