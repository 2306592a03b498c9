import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import {
  healthChecks,
  type HealthAlert,
  type HealthCheck,
} from '../../../../../contract/console/health-report';
import { refetchOnMount } from '../../../../api/api';
import { useHealthReportQuery } from '../../../../api/jobs-api';
import { loadFailureReason } from '../../../../api/request-failure';
import { LoadFailure } from '../../../../components/loading/load-failure';
import { RecordsSkeleton } from '../../../../components/records/records-skeleton';
import { SectionPanel } from '../../../../components/page/section-panel';
import { HealthRow, type HealthTone } from './health-row';
import { ServerFacts } from './server-facts';

const tonesByState: Record<HealthCheck['state'], HealthTone> = {
  ok: { label: 'Works', palette: 'green' },
  failed: { label: 'Fails', palette: 'red' },
  off: { label: 'Not used', palette: 'gray' },
};
const quietTone: HealthTone = { label: 'Quiet', palette: 'green' };
const firingTone: HealthTone = { label: 'Firing', palette: 'red' };

/** A newer server may check others. */
const checkName = ({ name }: HealthCheck) =>
  (healthChecks as Partial<Record<string, string>>)[name] ?? name;

const alertNames: Partial<Record<string, string>> = {
  OutboxStuck: 'Late jobs',
  DeadLetters: 'Failed jobs',
  LedgerFaults: 'Ledger',
};

const alertName = ({ name }: HealthAlert) => alertNames[name] ?? name;

/** The services, the alerts and the version of the server. */
export function Health() {
  const { data, error, isFetching, refetch } = useHealthReportQuery(undefined, refetchOnMount);
  if (!data) {
    return error ? (
      <LoadFailure
        label="the state of the server"
        reason={loadFailureReason(error)}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    ) : (
      <RecordsSkeleton label="Checking the services" />
    );
  }
  const { checks, alerts, ...server } = data;
  return (
    <Stack gap="6">
      <SectionPanel title="Services">
        <Stack as="ul" gap="4" listStyleType="none">
          {checks.map((check) => (
            <HealthRow
              key={check.name}
              name={checkName(check)}
              tone={tonesByState[check.state]}
              message={check.message}
              since={check.since}
            />
          ))}
        </Stack>
        <Flex gap="3" wrap="wrap" align="center">
          <Button variant="outline" size="sm" loading={isFetching} onClick={() => void refetch()}>
            Check again
          </Button>
          <Text color="fg.muted" textStyle="sm">
            The times show when this process first saw the state.
          </Text>
        </Flex>
      </SectionPanel>
      <SectionPanel title="Alerts">
        <Stack as="ul" gap="4" listStyleType="none">
          {alerts.map((alert) => (
            <HealthRow
              key={alert.name}
              name={alertName(alert)}
              tone={alert.isFiring ? firingTone : quietTone}
              message={alert.message}
            />
          ))}
        </Stack>
      </SectionPanel>
      <ServerFacts {...server} />
    </Stack>
  );
}
