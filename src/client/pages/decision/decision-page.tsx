import { Container, Heading, Stack, Text } from '@chakra-ui/react';
import { useParams } from 'react-router-dom';
import { decisionActions } from '../../../contract/trust/decision-actions';
import { routes } from '../../../contract/routes';
import type { Statement } from '../../../contract/trust/decision';
import { refetchOnMountAndFocus } from '../../api/api';
import { useDecisionQuery } from '../../api/reports-api';
import { loadFailureReason, toRequestFailure } from '../../api/request-failure';
import { LoadFailure } from '../../components/loading/load-failure';
import { SectionSkeleton } from '../../components/loading/section-skeleton';
import { PageHead } from '../../components/page/page-head';
import { SectionPanel } from '../../components/page/section-panel';
import { DateTime } from '../../components/product/date-time';
import { AppealForm } from '../../features/moderation/appeal-form';
import { MissingPage } from '../missing-page';
import { Appeals } from './appeals';
import { StatementFacts } from './statement-facts';

/** A statement of reasons, by the id of the decision or the token of an email. */
export default function DecisionPage() {
  const { id = '' } = useParams();
  const { currentData, error, isFetching, refetch } = useDecisionQuery(id, refetchOnMountAndFocus);
  if (!currentData && error && (toRequestFailure(error).status ?? 500) < 500) {
    return (
      <MissingPage
        title="You can't see this decision"
        explanation="Open the link in our email, or sign in with the account that it concerns."
      />
    );
  }
  return (
    <Container maxWidth="3xl" paddingTop={{ base: '8', md: '12' }} paddingBottom="16">
      <PageHead title={routes.decision.title} />
      {currentData ? (
        <LoadedStatement key={id} idOrToken={id} statement={currentData} />
      ) : error ? (
        <LoadFailure
          label="this decision"
          reason={loadFailureReason(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <SectionSkeleton label="Loading the decision" fillsWindow />
      )}
    </Container>
  );
}

function LoadedStatement({ idOrToken, statement }: { idOrToken: string; statement: Statement }) {
  const { action, reversedAt, reversalReason, canAppeal, appealUntil } = statement;
  return (
    <Stack gap="6">
      <Heading as="h1" textStyle="pageTitle">
        {decisionActions[action].statement}
      </Heading>
      {reversedAt && (
        <Text role="status">
          <span>We took this decision back on </span>
          <DateTime date={reversedAt} />
          <span>.</span>
        </Text>
      )}
      {reversalReason && (
        <SectionPanel title="Why we took it back">
          <Text dir="auto" whiteSpace="pre-line" overflowWrap="anywhere">
            {reversalReason}
          </Text>
        </SectionPanel>
      )}
      <StatementFacts statement={statement} />
      <Appeals statement={statement} />
      {canAppeal && (
        <SectionPanel title="Object to this decision">
          <Text>
            <span>You can object until </span>
            <DateTime date={appealUntil} />
            <span>
              . A person checks it again, if possible not the one who decided. You can also turn to
              a certified out-of-court dispute settlement body or to a court.
            </span>
          </Text>
          <AppealForm idOrToken={idOrToken} />
        </SectionPanel>
      )}
    </Stack>
  );
}
