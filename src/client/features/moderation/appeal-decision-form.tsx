import { Text } from '@chakra-ui/react';
import type { AppealDecision } from '../../../contract/trust/decision';
import { decisionTexts } from '../../../contract/trust/decision-actions';
import { decisionsApi } from '../../api/reports-api';
import { unwrapCall } from '../../api/request-failure';
import { useAppDispatch } from '../../api/store-hooks';
import { SelectControl, TextAreaControl } from '../../components/forms/form-controls';
import { ModerationForm, type ModerationValues } from './moderation-form';
import { requireText } from './require-text';

const fields = ['outcome', 'reason'] as const;
const outcomeOptions = [
  { value: 'upheld', label: 'The decision stays' },
  { value: 'reversed', label: 'The decision is taken back' },
];

interface AppealDecisionFormProps {
  appealId: string;
  /** Whether the caller made the decision. */
  isOwnDecision: boolean;
}

/** The form with which staff decide about an objection. */
export function AppealDecisionForm({ appealId, isOwnDecision }: AppealDecisionFormProps) {
  const dispatch = useAppDispatch();
  const decide = ({ outcome, reason = '' }: ModerationValues) =>
    unwrapCall(
      dispatch(
        decisionsApi.endpoints.decideAppeal.initiate(
          { id: appealId, outcome: outcome as AppealDecision['outcome'], reason },
          { track: false },
        ),
      ),
    );
  return (
    <ModerationForm
      draft={`appeal-decision-${appealId}`}
      fields={fields}
      validate={validateAppealDecision}
      submit={decide}
      success="The decision is stored and sent."
      submitLabel="Decide"
    >
      {isOwnDecision && (
        <Text>
          You made this decision. If there is another admin or moderator, they have to decide about
          the objection.
        </Text>
      )}
      <SelectControl name="outcome" label="Decision" prompt="Choose one" options={outcomeOptions} />
      <TextAreaControl name="reason" label="Reasons" hint="The person who objected reads this." />
    </ModerationForm>
  );
}

function validateAppealDecision({ outcome, reason }: ModerationValues): ModerationValues {
  return {
    ...(!outcome && { outcome: 'Please choose whether the decision stays.' }),
    ...requireText('reason', reason, {
      required: 'Please state the reasons.',
      maxLength: decisionTexts.maxFacts,
    }),
  };
}
