import type { ReportSubject } from './report-reasons';

interface DecisionAction {
  /** What staff choose. */
  label: string;
  /** What the person concerned and the reporters read. */
  statement: string;
  /** The only subject that it concerns; any if absent. */
  of?: ReportSubject;
}

/** What moderation does. In a file of its own, because a dialog needs it without the schemas. */
export const decisionActions = {
  none: { label: 'No action', statement: 'We took no action' },
  hideListing: {
    label: 'Hide the listing',
    statement: 'We hid the listing',
    of: 'listing',
  },
  deleteListing: {
    label: 'Delete the listing',
    statement: 'We removed the listing',
    of: 'listing',
  },
  hideReview: { label: 'Hide the review', statement: 'We hid the review', of: 'review' },
  warnPerson: { label: 'Warn the person (strike)', statement: 'We gave a warning' },
  suspendPerson: { label: 'Suspend the person', statement: 'We suspended the account' },
} as const satisfies Record<string, DecisionAction>;
export type DecisionActionName = keyof typeof decisionActions;
export const decisionActionNames = Object.keys(decisionActions) as [
  DecisionActionName,
  ...DecisionActionName[],
];

/** Returns the actions that are possible for a subject. */
export const actionsFor = (subject: ReportSubject): DecisionActionName[] =>
  decisionActionNames.filter((name) => {
    const action: DecisionAction = decisionActions[name];
    return action.of === undefined || action.of === subject;
  });

/** The kinds of rules on which a decision is based, and their labels. */
export const decisionBasisLabels = { law: 'The law', terms: "The shop's terms" } as const;
export type DecisionBasis = keyof typeof decisionBasisLabels;
export const decisionBases = Object.keys(decisionBasisLabels) as [
  DecisionBasis,
  ...DecisionBasis[],
];

export const decisionTexts = {
  actionRequired: 'Please choose what is done.',
  basisRequired: 'Please choose the kind of rule.',
  ruleRequired: 'Please name the rule, such as a section of the terms or of a law.',
  factsRequired: 'Please state the facts.',
  daysInvalid: 'Please enter a whole number of days, from 1 to 3650.',
  appealRequired: 'Please say why you object.',
  maxFacts: 2000,
  maxRule: 300,
  maxDays: 3650,
} as const;

/** A strike, which is a warning on the record of a person, ends after this many days. */
export const strikeDays = 365;

/** Six months, as article 20 of the Digital Services Act requires. */
export const appealDays = 183;
