import { Link as ChakraLink, Stack, Text } from '@chakra-ui/react';
import { Link, useParams } from 'react-router-dom';
import { reportReasonLabel } from '../../../../../contract/trust/report-reasons';
import type { ReportDetails } from '../../../../../contract/trust/report';
import { routes } from '../../../../../contract/routes';
import { refetchOnMountAndFocus } from '../../../../api/api';
import { useReportQuery } from '../../../../api/reports-api';
import { loadFailureReason } from '../../../../api/request-failure';
import { LoadFailure } from '../../../../components/loading/load-failure';
import { SectionSkeleton } from '../../../../components/loading/section-skeleton';
import { SectionPanel } from '../../../../components/page/section-panel';
import { DateTime } from '../../../../components/product/date-time';
import { DecisionForm } from '../../../../features/moderation/decision-form';
import { paths } from '../../../../services/paths/paths';
import { DashboardPage } from '../../dashboard-page';
import { DecisionList } from './decision-list';
import { ReportedMessageFact } from './reported-message-fact';
import { ReportFacts } from './report-facts';

/** A report, what is known about its subject, and the form of the decision. */
export default function ReportPage() {
  const { id = '' } = useParams();
  const {
    currentData: report,
    error,
    isFetching,
    refetch,
  } = useReportQuery(id, refetchOnMountAndFocus);
  return (
    <DashboardPage title={routes.report.title}>
      {report ? (
        <LoadedReport key={id} report={report} />
      ) : error ? (
        <LoadFailure
          label="this report"
          reason={loadFailureReason(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <SectionSkeleton label="Loading the report" />
      )}
    </DashboardPage>
  );
}

function LoadedReport({ report }: { report: ReportDetails }) {
  const { decisionId, reports, decisions } = report;
  return (
    <Stack gap="6" maxWidth="4xl">
      <ReportFacts report={report} />
      {reports.length > 0 && (
        <SectionPanel title="Other reports of it">
          <Stack as="ul" listStyleType="none" gap="3">
            {reports.map(({ id, reason, text, createdAt, message }) => (
              <Stack as="li" key={id} gap="0.5">
                <Text textStyle="sm" color="fg.muted">
                  <span>{`${reportReasonLabel(reason)} · `}</span>
                  <DateTime date={createdAt} />
                </Text>
                <Text dir="auto" whiteSpace="pre-line" overflowWrap="anywhere">
                  {text}
                </Text>
                {message && <ReportedMessageFact message={message} />}
              </Stack>
            ))}
          </Stack>
        </SectionPanel>
      )}
      {decisions.length > 0 && (
        <SectionPanel title="Decisions about the person">
          <DecisionList label="the decisions" decisions={decisions} />
        </SectionPanel>
      )}
      {decisionId === null ? (
        <SectionPanel title="Decision">
          <DecisionForm report={report} />
        </SectionPanel>
      ) : (
        <SectionPanel title="This report is decided">
          <ChakraLink asChild variant="underline" alignSelf="start">
            <Link to={paths.decision(decisionId)}>See the statement of reasons</Link>
          </ChakraLink>
        </SectionPanel>
      )}
    </Stack>
  );
}
