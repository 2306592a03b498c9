import * as z from 'zod/mini';
import { decisionActionNames, decisionBases, decisionTexts } from './decision-actions';
import { reportSubjects } from './report-reasons';
import { optionalText, requiredText } from '../text/text';
import { skipInvalid } from '../platform/tolerance';

/** An ISO 8601 time. */
const time = z.string();

/** A decision of staff. Everything but `none` needs the rule. */
export const newDecisionSchema = z
  .object({
    action: z.enum(decisionActionNames, decisionTexts.actionRequired),
    facts: requiredText(decisionTexts.factsRequired, decisionTexts.maxFacts),
    /** Whether the broken rule is part of the law or of the shop's terms. */
    basis: z.optional(z.nullable(z.enum(decisionBases, decisionTexts.basisRequired))),
    /** The broken rule, such as a section of the terms. */
    rule: optionalText(decisionTexts.ruleRequired, decisionTexts.maxRule),
    /** After how many days a suspension ends; absent if it lasts until it is lifted. */
    days: z.optional(
      z
        .int(decisionTexts.daysInvalid)
        .check(
          z.minimum(1, decisionTexts.daysInvalid),
          z.maximum(decisionTexts.maxDays, decisionTexts.daysInvalid),
        ),
    ),
  })
  .check(
    z.refine(({ action, basis }) => action === 'none' || basis != null, {
      error: decisionTexts.basisRequired,
      path: ['basis'],
    }),
    z.refine(({ action, rule }) => action === 'none' || rule !== undefined, {
      error: decisionTexts.ruleRequired,
      path: ['rule'],
    }),
  );
export type NewDecision = z.output<typeof newDecisionSchema>;
export type NewDecisionInput = z.input<typeof newDecisionSchema>;

/** An appeal against a decision, which the interface calls an objection. */
export const newAppealSchema = z.object({
  text: requiredText(decisionTexts.appealRequired, decisionTexts.maxFacts),
});

const appealOutcomes = ['upheld', 'reversed'] as const;

export const appealDecisionSchema = z.object({
  outcome: z.enum(appealOutcomes, 'Please choose whether the decision stays.'),
  reason: requiredText(decisionTexts.factsRequired, decisionTexts.maxFacts),
});
export type AppealDecision = z.output<typeof appealDecisionSchema>;

const appealSchema = z.object({
  id: z.string(),
  /** Who objects. */
  by: z.enum(['person', 'reporter']),
  text: z.string(),
  createdAt: time,
  /** Null until it is decided. */
  outcome: z.nullable(z.enum(appealOutcomes)),
  /** Empty until it is decided. */
  reason: z.string(),
  decidedAt: z.nullable(time),
});
export type Appeal = z.infer<typeof appealSchema>;

/** A statement of reasons (article 17 of the Digital Services Act), as one of its readers sees it. */
export const statementSchema = z.object({
  id: z.string(),
  /** The reader: the person concerned, a reporter, or staff. */
  as: z.enum(['person', 'reporter', 'staff']),
  subjectType: z.enum(reportSubjects),
  subjectId: z.string(),
  subjectName: z.string(),
  action: z.enum(decisionActionNames),
  /** Null for an action without an end. */
  endsAt: z.nullable(time),
  facts: z.string(),
  /** Whether the broken rule is part of the law or of the shop's terms; null for the action `none`. */
  basis: z.nullable(z.enum(decisionBases)),
  /** The broken rule; empty for the action `none`. */
  rule: z.string(),
  /** When the reported messages of a conversation were sent; empty for the conversation as a whole. */
  messagesSentAt: z.optional(z.array(time)),
  /** The number of reports that led to it; 0 for a decision on staff's own initiative. */
  reportCount: z.int(),
  createdAt: time,
  reversedAt: z.nullable(time),
  /** Why staff took it back on their own initiative; empty after an appeal. */
  reversalReason: z.optional(z.string()),
  /** The reader's appeal; for staff all appeals. */
  appeals: z.array(appealSchema),
  canAppeal: z.boolean(),
  appealUntil: time,
  /** For staff: the person concerned, the reports that led to it, and whether the reader made the decision. */
  personId: z.optional(z.string()),
  reportIds: z.optional(z.array(z.string())),
  personName: z.string(),
  isOwnDecision: z.boolean(),
});
export type Statement = z.infer<typeof statementSchema>;

/** A decision in a list of staff. */
export const decisionSummarySchema = z.object({
  id: z.string(),
  subjectType: z.enum(reportSubjects),
  subjectName: z.string(),
  /** Absent from older servers. */
  personId: z.optional(z.string()),
  personName: z.string(),
  action: z.enum(decisionActionNames),
  createdAt: time,
  endsAt: z.nullable(time),
  reversedAt: z.nullable(time),
  /** Whether an appeal waits for a decision. */
  hasOpenAppeal: z.boolean(),
});
skipInvalid(decisionSummarySchema);
export type DecisionSummary = z.infer<typeof decisionSummarySchema>;
