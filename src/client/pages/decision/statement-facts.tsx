import { DataList, Text } from '@chakra-ui/react';
import type { Statement } from '../../../contract/decision';
import { decisionActions, decisionBasisLabels } from '../../../contract/decision-actions';
import { reportSubjectLabels } from '../../../contract/report-reasons';
import { SectionPanel } from '../../components/page/section-panel';
import { DateTime } from '../../components/product/date-time';

/** What was decided, for how long, on which facts and which rule. */
export function StatementFacts({ statement }: { statement: Statement }) {
  const { subjectType, subjectName, messagesSentAt, action, endsAt, facts } = statement;
  const { basis, rule, reportCount, createdAt, personName } = statement;
  return (
    <SectionPanel title="Statement of reasons">
      <DataList.Root orientation="horizontal">
        <Fact label={reportSubjectLabels[subjectType]}>
          <bdi>{subjectName}</bdi>
        </Fact>
        {messagesSentAt?.map((sentAt) => (
          <Fact key={sentAt} label="Message of">
            <DateTime date={sentAt} />
          </Fact>
        ))}
        {personName && (
          <Fact label="Person">
            <bdi>{personName}</bdi>
          </Fact>
        )}
        <Fact label="Decision">
          <span>{decisionActions[action].statement}</span>
        </Fact>
        {action !== 'none' && (
          <Fact label="Until">
            {endsAt ? <DateTime date={endsAt} /> : <span>Without an end</span>}
          </Fact>
        )}
        <Fact label="Decided">
          <DateTime date={createdAt} />
        </Fact>
        <Fact label="Facts">
          <Text dir="auto" whiteSpace="pre-line" overflowWrap="anywhere">
            {facts}
          </Text>
        </Fact>
        {basis && (
          <Fact label={decisionBasisLabels[basis]}>
            <Text dir="auto" overflowWrap="anywhere">
              {rule}
            </Text>
          </Fact>
        )}
        <Fact label="How it was found">
          <span>{reportCount > 0 ? 'It was reported.' : 'We found it ourselves.'}</span>
        </Fact>
        <Fact label="Automated means">
          <span>None. A person found the facts and decided.</span>
        </Fact>
      </DataList.Root>
    </SectionPanel>
  );
}

function Fact({ label, children }: { label: string; children: React.JSX.Element }) {
  return (
    <DataList.Item alignItems="start">
      <DataList.ItemLabel minWidth="36">{label}</DataList.ItemLabel>
      <DataList.ItemValue minWidth="0">{children}</DataList.ItemValue>
    </DataList.Item>
  );
}
