import { Stack, Text } from '@chakra-ui/react';
import type { ReportedMessage } from '../../../../../contract/trust/report';
import { pluralize } from '../../../../../contract/text/pluralize';
import { DateTime } from '../../../../components/product/date-time';

/** The message that a report is about. */
export function ReportedMessageFact({ message }: { message: ReportedMessage }) {
  const { text, photoCount, sentAt } = message;
  return (
    <Stack gap="0.5">
      {text && (
        <Text dir="auto" whiteSpace="pre-line" overflowWrap="anywhere">
          {text}
        </Text>
      )}
      {photoCount > 0 && <Text>{pluralize(photoCount, 'photo')}</Text>}
      {!text && photoCount === 0 && <Text>This message was deleted.</Text>}
      <Text color="fg.muted">
        <span>Sent </span>
        <DateTime date={sentAt} />
      </Text>
    </Stack>
  );
}
