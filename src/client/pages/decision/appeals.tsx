import { Stack, Text } from '@chakra-ui/react';
import type { Appeal, Statement } from '../../../contract/trust/decision';
import { SectionPanel } from '../../components/page/section-panel';
import { DateTime } from '../../components/product/date-time';
import { AppealDecisionForm } from '../../features/moderation/appeal-decision-form';

const outcomeTitles = {
  upheld: 'The decision stays',
  reversed: 'The decision is taken back',
};

/** The objections to a decision. Staff decide about those that wait. */
export function Appeals({ statement }: { statement: Statement }) {
  const { appeals, as, isOwnDecision } = statement;
  return (
    <>
      {appeals.map((appeal) => (
        <SectionPanel key={appeal.id} title={appealTitle(appeal, as)}>
          <Text textStyle="sm" color="fg.muted">
            <DateTime date={appeal.createdAt} />
          </Text>
          <Text dir="auto" whiteSpace="pre-line" overflowWrap="anywhere">
            {appeal.text}
          </Text>
          {appeal.outcome ? (
            <Stack gap="1">
              <Text fontWeight="600">{outcomeTitles[appeal.outcome]}</Text>
              <Text dir="auto" whiteSpace="pre-line" overflowWrap="anywhere">
                {appeal.reason}
              </Text>
            </Stack>
          ) : as === 'staff' ? (
            <AppealDecisionForm appealId={appeal.id} isOwnDecision={isOwnDecision} />
          ) : (
            <Text role="status">We email you as soon as we have decided.</Text>
          )}
        </SectionPanel>
      ))}
    </>
  );
}

function appealTitle({ by }: Appeal, as: Statement['as']): string {
  if (as !== 'staff') return 'Your objection';
  return by === 'person' ? 'Objection of the person' : 'Objection of the reporter';
}
