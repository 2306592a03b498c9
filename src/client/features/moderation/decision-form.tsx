import { useField } from 'react-final-form';
import { Text } from '@chakra-ui/react';
import type { NewDecisionInput } from '../../../contract/trust/decision';
import {
  actionsFor,
  decisionActions,
  decisionBases,
  decisionBasisLabels,
  decisionTexts,
} from '../../../contract/trust/decision-actions';
import { findRule, ruleChoice } from '../../../contract/trust/decision-rules';
import { normalizeShortText } from '../../../contract/text/short-text';
import type { Report } from '../../../contract/trust/report';
import { reportsApi } from '../../api/reports-api';
import { unwrapCall } from '../../api/request-failure';
import { useAppDispatch } from '../../api/store-hooks';
import { SelectControl, TextAreaControl, TextControl } from '../../components/forms/form-controls';
import { ModerationForm, type ModerationValues } from './moderation-form';
import { requireText } from './require-text';

const fields = ['action', 'days', 'facts', 'choice', 'basis', 'rule'] as const;
const otherRule = 'other';
const basisOptions = decisionBases.map((value) => ({ value, label: decisionBasisLabels[value] }));

/** The form with which staff decide the open reports of a subject. */
export function DecisionForm({ report }: { report: Report }) {
  const { id, subjectType } = report;
  const dispatch = useAppDispatch();
  const decide = (values: ModerationValues) =>
    unwrapCall(
      dispatch(
        reportsApi.endpoints.decideReport.initiate({ id, ...toDecision(values) }, { track: false }),
      ),
    );
  const actionOptions = actionsFor(subjectType).map((value) => ({
    value,
    label: decisionActions[value].label,
  }));
  return (
    <ModerationForm
      draft={`decision-${id}`}
      fields={fields}
      validate={validateDecision}
      submit={decide}
      success="The decision is stored and sent."
      submitLabel="Decide"
    >
      <SelectControl
        name="action"
        label="What is done"
        prompt="Choose an action"
        options={actionOptions}
      />
      <RuleControls />
      <TextAreaControl
        name="facts"
        label="Facts"
        hint="What you found. The person concerned and the reporters read this."
      />
      <Text textStyle="sm" color="fg.muted">
        The statement of reasons says that a person decided, without automated means, and how to
        object within six months.
      </Text>
    </ModerationForm>
  );
}

/** An action needs the rule on which it is based, of the list or written here, and a suspension may have an end. */
function RuleControls() {
  const { input } = useField<string>('action', { subscription: { value: true } });
  const { input: choice } = useField<string>('choice', { subscription: { value: true } });
  if (!input.value || input.value === 'none') return null;
  const { prompt, options } = ruleChoice();
  return (
    <>
      {input.value === 'suspendPerson' && (
        <TextControl
          name="days"
          label="Days"
          optional
          inputMode="numeric"
          hint="Leave it empty for no end."
        />
      )}
      <SelectControl
        name="choice"
        label="Rule"
        prompt={prompt}
        options={[...options, { value: otherRule, label: 'Another rule' }]}
        hint="The statement of reasons has the rule and its legal ground."
      />
      {choice.value === otherRule && (
        <>
          <SelectControl name="basis" label="Based on" prompt="Choose one" options={basisOptions} />
          <TextControl
            name="rule"
            label="Section"
            hint="The section of the terms or of the law, and why it applies."
          />
        </>
      )}
    </>
  );
}

function toDecision({
  action,
  facts = '',
  choice = '',
  basis,
  rule,
  days,
}: ModerationValues): NewDecisionInput {
  const decision = { action, facts } as Pick<NewDecisionInput, 'action' | 'facts'>;
  if (action === 'none') return decision;
  return {
    ...decision,
    ...(choice === otherRule
      ? { basis: basis as NewDecisionInput['basis'], rule }
      : findRule(choice)),
    ...(action === 'suspendPerson' && days && { days: Number(normalizeShortText(days)) }),
  };
}

function validateDecision({
  action,
  facts,
  choice,
  basis,
  rule,
  days,
}: ModerationValues): ModerationValues {
  const isActionTaken = action !== undefined && action !== 'none';
  const isRuleWritten = isActionTaken && choice === otherRule;
  const { maxFacts, maxRule } = decisionTexts;
  return {
    ...(!action && { action: decisionTexts.actionRequired }),
    ...(action === 'suspendPerson' &&
      !isValidDayCount(days) && { days: decisionTexts.daysInvalid }),
    ...(isActionTaken && !choice && { choice: decisionTexts.ruleRequired }),
    ...(isRuleWritten && !basis && { basis: decisionTexts.basisRequired }),
    ...(isRuleWritten &&
      requireText('rule', rule, { required: decisionTexts.ruleRequired, maxLength: maxRule })),
    ...requireText('facts', facts, { required: decisionTexts.factsRequired, maxLength: maxFacts }),
  };
}

/** Whether the text is empty or a valid number of days. */
function isValidDayCount(text = ''): boolean {
  const days = Number(normalizeShortText(text));
  return (
    text.trim() === '' || (Number.isInteger(days) && days >= 1 && days <= decisionTexts.maxDays)
  );
}
