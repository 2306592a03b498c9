import { SimpleGrid, Stack, Text } from '@chakra-ui/react';
import type { HealthReport } from '../../../../../contract/console/health-report';
import type { ReactElements } from '../../../../components/react-elements';
import { SectionPanel } from '../../../../components/page/section-panel';
import { DateTime } from '../../../../components/product/date-time';

type ServerFactsProps = Pick<HealthReport, 'version' | 'startedAt' | 'migrations' | 'webhook'>;

/** The version, the start and the migrations of the server. */
export function ServerFacts({ version, startedAt, migrations, webhook = {} }: ServerFactsProps) {
  const { applied, latest, pending, unknown } = migrations;
  return (
    <SectionPanel title="Server">
      <SimpleGrid as="dl" columns={{ base: 1, md: 2, xl: 4 }} gap="4">
        <Fact name="Version">
          <Text>{version}</Text>
        </Fact>
        <Fact name="Started">
          <Text>
            <DateTime date={startedAt} />
          </Text>
        </Fact>
        <Fact name="Applied migrations">
          <Text overflowWrap="anywhere">
            {latest ? `${applied}, the last one is ${latest.name}` : '0'}
          </Text>
        </Fact>
        <Fact name="Pending migrations">
          <Text overflowWrap="anywhere">
            {pending.length > 0
              ? `${pending.join(', ')}. Restart the server to apply them.`
              : 'None'}
          </Text>
        </Fact>
        <EventFact name="Last Stripe event received" date={webhook.receivedAt} />
        <EventFact name="Last Stripe event rejected" date={webhook.rejectedAt} />
        {connectFacts.map(
          ([name, field]) =>
            webhook[field] && <EventFact key={field} name={name} date={webhook[field]} />,
        )}
      </SimpleGrid>
      {unknown.length > 0 && (
        <Text color="fg.muted" overflowWrap="anywhere">
          {`A newer version has applied ${unknown.join(', ')}. This process still runs the version before.`}
        </Text>
      )}
    </SectionPanel>
  );
}

/** Events of further destinations, which exist if Stripe pays the sellers. */
const connectFacts = [
  ['Last event about sellers at Stripe', 'accountsReceivedAt'],
  ['Last one rejected', 'accountsRejectedAt'],
  ['Last event about payouts of sellers', 'connectedReceivedAt'],
  ['Last event of these rejected', 'connectedRejectedAt'],
] as const;

function EventFact({ name, date }: { name: string; date: string | undefined }) {
  return (
    <Fact name={name}>
      <Text>{date ? <DateTime date={date} /> : 'None'}</Text>
    </Fact>
  );
}

function Fact({ name, children }: { name: string; children: ReactElements }) {
  return (
    <Stack gap="0.5">
      <Text as="dt" color="fg.muted" textStyle="sm">
        {name}
      </Text>
      <Stack as="dd">{children}</Stack>
    </Stack>
  );
}
