import { decisionTexts, type DecisionBasis } from '../../../../contract/trust/decision-actions';
import { reportReasonLabels, type ReportReason } from '../../../../contract/trust/report-reasons';

/** The rules on which staff hide or delete a listing or suspend a person, by the reason of a report. */
const basisByReason: Partial<Record<ReportReason, DecisionBasis>> = {
  counterfeit: 'law',
  illegal: 'law',
  privacy: 'law',
  fraud: 'terms',
  misleading: 'terms',
  spam: 'terms',
};

const decisionRules: Readonly<Record<string, { basis: DecisionBasis; rule: string } | undefined>> =
  Object.fromEntries(
    Object.entries(basisByReason).map(([reason, basis]) => [
      reason,
      { basis, rule: reportReasonLabels[reason as ReportReason] },
    ]),
  );

export const ruleChoice = {
  label: 'Rule',
  prompt: 'Choose the broken rule',
  required: decisionTexts.ruleRequired,
  options: Object.entries(decisionRules).map(([value, rule]) => ({
    value,
    label: `${rule?.basis === 'law' ? 'The law' : "The shop's terms"}: ${rule?.rule ?? ''}`,
  })),
} as const;

/** Returns the rule of a chosen option. */
export function findRule(choice: string): { basis: DecisionBasis; rule: string } {
  const rule = decisionRules[choice];
  if (!rule) throw new Error(decisionTexts.ruleRequired);
  return rule;
}
