import { Alert, Badge, Box, DataList, Flex, HStack, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { UserWithHistory } from '../../../../../contract/console/user-record';
import { formatCount } from '../../../../../contract/text/format-count';
import { SectionPanel } from '../../../../components/page/section-panel';
import { UserAvatar } from '../../../../components/people/user-avatar';
import { VerifiedBadge } from '../../../../components/people/verified-badge';
import { DateTime } from '../../../../components/product/date-time';
import { describeRole } from './describe-role';
import { UserContact } from './user-contact';

/** Who the user is, how to reach them, and whether they are suspended or deleted. */
export function UserSummary({ user }: { user: UserWithHistory }) {
  const { displayName, photoURL, verified, verifiedAt, suspension, deletedAt, counts } = user;
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['Contact', <UserContact key="contact" user={user} />],
    ['Registered', <DateTime key="registered" date={user.registeredAt} />],
    ['Verified', verified && verifiedAt && <DateTime key="verified" date={verifiedAt} />],
    ['Deleted', deletedAt && <DateTime key="deleted" date={deletedAt} />],
    ['Listings', formatCount(counts.listings)],
    ['Purchases', formatCount(counts.purchases)],
    ['Sales', formatCount(counts.sales)],
    ['Active strikes', counts.strikes !== undefined && formatCount(counts.strikes)],
  ];
  return (
    <Stack gap="4">
      <Flex gap="4" align="center" wrap="wrap">
        <UserAvatar name={displayName} photoURL={photoURL} boxSize="12" />
        <Box minWidth="0">
          <HStack gap="2">
            <Text textStyle="cardTitle" overflowWrap="anywhere">
              <bdi>{displayName || 'No name'}</bdi>
            </Text>
            {verified && <VerifiedBadge />}
          </HStack>
          <HStack gap="2" wrap="wrap" marginTop="1">
            <Badge size="lg">{describeRole(user)}</Badge>
            {suspension && (
              <Badge size="lg" colorPalette="red">
                Suspended
              </Badge>
            )}
            {deletedAt && <Badge size="lg">Deleted</Badge>}
          </HStack>
        </Box>
      </Flex>
      {suspension && <SuspensionNote suspension={suspension} />}
      <SectionPanel title="About">
        <DataList.Root orientation="horizontal" size="md">
          {facts.map(
            ([label, value]) =>
              value && (
                <DataList.Item key={label} alignItems="start">
                  <DataList.ItemLabel>{label}</DataList.ItemLabel>
                  <DataList.ItemValue minWidth="0">{value}</DataList.ItemValue>
                </DataList.Item>
              ),
          )}
        </DataList.Root>
      </SectionPanel>
    </Stack>
  );
}

function SuspensionNote({
  suspension,
}: {
  suspension: NonNullable<UserWithHistory['suspension']>;
}) {
  const { reason, since, until } = suspension;
  return (
    <Alert.Root status="error">
      <Alert.Indicator />
      <Alert.Content minWidth="0">
        <Alert.Title>
          <span>
            Suspended since <DateTime date={since} />
          </span>
          {until && (
            <span>
              {' '}
              until <DateTime date={until} />
            </span>
          )}
        </Alert.Title>
        <Alert.Description overflowWrap="anywhere" dir="auto">
          {reason}
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}
