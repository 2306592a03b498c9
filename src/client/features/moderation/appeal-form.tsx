import { decisionTexts } from '../../../contract/trust/decision-actions';
import { decisionsApi } from '../../api/reports-api';
import { unwrapCall } from '../../api/request-failure';
import { useAppDispatch } from '../../api/store-hooks';
import { TextAreaControl } from '../../components/forms/form-controls';
import { ModerationForm, type ModerationValues } from './moderation-form';
import { requireText } from './require-text';

const fields = ['text'] as const;

/** The form with which the person concerned or a reporter objects to a decision. */
export function AppealForm({ idOrToken }: { idOrToken: string }) {
  const dispatch = useAppDispatch();
  const send = ({ text = '' }: ModerationValues) =>
    unwrapCall(
      dispatch(
        decisionsApi.endpoints.appealDecision.initiate({ id: idOrToken, text }, { track: false }),
      ),
    );
  return (
    <ModerationForm
      draft={`appeal-${idOrToken.split('.')[0] ?? ''}`}
      fields={fields}
      validate={validateAppeal}
      submit={send}
      success="We received your objection."
      submitLabel="Object"
    >
      <TextAreaControl
        name="text"
        label="Why do you object?"
        hint="You can object once. A person decides and emails you."
      />
    </ModerationForm>
  );
}

const validateAppeal = ({ text }: ModerationValues): ModerationValues =>
  requireText('text', text, {
    required: decisionTexts.appealRequired,
    maxLength: decisionTexts.maxFacts,
  });
