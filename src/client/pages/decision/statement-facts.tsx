import { DataList, Link as ChakraLink, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { Statement } from '../../../contract/trust/decision';
import { decisionActions, decisionBasisLabels } from '../../../contract/trust/decision-actions';
import { reportSubjectLabels } from '../../../contract/trust/report-reasons';
import { SectionPanel } from '../../components/page/section-panel';
import { DateTime } from '../../components/product/date-time';
import { paths } from '../../services/paths/paths';
import { staffSubjectPath } from '../../services/paths/staff-subject-path';

/** What was decided, for how long, on which facts and which rule. */
export function StatementFacts({ statement }: { statement: Statement }) {
  const { subjectType, subjectName, messagesSentAt, action, endsAt, facts } = statement;
  const { basis, rule, reportCount, createdAt, personName } = statement;
  const { as, personId, reportIds = [] } = statement;
  return (
    <SectionPanel title="Statement of reasons">
      <DataList.Root orientation="horizontal">
        <Fact label={reportSubjectLabels[subjectType]}>
          {as === 'staff' ? (
            <StaffLink path={staffSubjectPath(statement)} text={subjectName || 'See it'} />
          ) : (
            <bdi>{subjectName}</bdi>
          )}
        </Fact>
        {messagesSentAt?.map((sentAt) => (
          <Fact key={sentAt} label="Message of">
            <DateTime date={sentAt} />
          </Fact>
        ))}
        {personName && (
          <Fact label="Person">
            {personId !== undefined ? (
              <StaffLink path={paths.user(personId)} text={personName} />
            ) : (
              <bdi>{personName}</bdi>
            )}
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
        {reportIds.map((id, index) => (
          <Fact key={id} label="Report">
            <StaffLink path={paths.report(id)} text={`Report ${index + 1}`} />
          </Fact>
        ))}
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

function StaffLink({ path, text }: { path: string; text: string }) {
  return (
    <ChakraLink asChild variant="underline" minHeight="6">
      <Link to={path}>
        <bdi>{text}</bdi>
      </Link>
    </ChakraLink>
  );
}
