import { inGoodsWords } from '../website/goods-words';
import { decisionBasisLabels, decisionTexts, type DecisionBasis } from './decision-actions';
import { reportReasonLabels, type ReportReason } from './report-reasons';

interface Rule {
  basis: DecisionBasis;
  /** What is forbidden, as a sentence without its end. */
  forbids: string;
  /** The legal or contractual ground, which article 17 of the Digital Services Act requires. */
  ground: string;
}

/** Where the terms list the rules. An operator's own page can do so with `{{rules}}`. */
const terms = { basis: 'terms', ground: 'Terms, “What is not allowed”' } as const;

/** The rules that people agree to and on which staff base a decision, by the reason of a report. */
const rules: Partial<Record<ReportReason, Rule>> = {
  counterfeit: {
    basis: 'law',
    forbids: 'copies of a brand and stolen watches are not for sale',
    ground: 'trade mark law, in the EU regulation 2017/1001, article 9; criminal law',
  },
  illegal: {
    basis: 'law',
    forbids: 'what the law forbids to sell or to show is not offered here',
    ground: 'the law that the facts name',
  },
  privacy: {
    basis: 'law',
    forbids: 'personal data and pictures of people need their consent',
    ground: 'data protection law, in the EU regulation 2016/679, article 6',
  },
  fraud: { ...terms, forbids: 'nobody deceives others, or asks for payment outside of the shop' },
  misleading: {
    ...terms,
    forbids: 'listings are honest about the watch, its price and its photos',
  },
  harassment: { ...terms, forbids: 'nobody insults, threatens or harasses others' },
  spam: { ...terms, forbids: 'no advertising, repeated texts or automated access' },
};

const entries = Object.entries(rules).map(([reason, rule]) => {
  const name = reportReasonLabels[reason as ReportReason];
  return { reason, name, ...rule, text: `${name}: ${rule.forbids} (${rule.ground})` };
});

/** Returns the choice of a rule in the dialogs and forms of staff. */
export const ruleChoice = () => ({
  label: 'Rule',
  prompt: 'Choose the broken rule',
  required: decisionTexts.ruleRequired,
  options: entries.map(({ reason, basis, name }) => ({
    value: reason,
    label: inGoodsWords(`${decisionBasisLabels[basis]}: ${name}`),
  })),
});

/** Returns the rule of a chosen option, as a statement of reasons has it. */
export function findRule(choice: string): { basis: DecisionBasis; rule: string } {
  const rule = entries.find(({ reason }) => reason === choice);
  if (!rule) throw new Error(decisionTexts.ruleRequired);
  return { basis: rule.basis, rule: inGoodsWords(rule.text) };
}

/** The rules as a list in Markdown. */
export const rulesInMarkdown = entries
  .map(({ name, forbids, basis, ground }) => {
    const suffix = basis === 'law' ? ` (${ground})` : '';
    return `- **${name}**: ${forbids}${suffix}.`;
  })
  .join('\n');
