import { Badge, Flex, Stack, Text } from '@chakra-ui/react';
import { DateTime } from '../../../../components/product/date-time';

export interface HealthTone {
  label: string;
  palette: 'green' | 'red' | 'gray';
}

interface HealthRowProps {
  name: string;
  tone: HealthTone;
  message: string;
  /** When the server first saw the state, in ISO 8601. */
  since?: string;
}

/** A service or an alert: its state, what that means and since when. */
export function HealthRow({ name, tone, message, since }: HealthRowProps) {
  return (
    <Flex as="li" gap={{ base: '1', md: '4' }} direction={{ base: 'column', md: 'row' }}>
      <Flex
        width={{ md: '15rem' }}
        flexShrink="0"
        gap="3"
        wrap="wrap"
        justify="space-between"
        align="start"
      >
        <Text fontWeight="600">{name}</Text>
        <Badge size="lg" colorPalette={tone.palette}>
          {tone.label}
        </Badge>
      </Flex>
      <Stack gap="0" minWidth="0">
        <Text overflowWrap="anywhere">{message}</Text>
        {since && (
          <Text color="fg.muted" textStyle="sm">
            <span>Since </span>
            <DateTime date={since} />
          </Text>
        )}
      </Stack>
    </Flex>
  );
}
