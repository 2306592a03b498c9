import { Stack, Text } from '@chakra-ui/react';
import { problemLabel } from '../../../contract/buying/problem';
import type { OrderStep } from '../../../contract/buying/sale';
import { ParcelText } from '../../components/address/parcel-text';
import { LinkedPhotos } from '../../components/photos/linked-photos';

interface StepStatementProps {
  step: Pick<OrderStep, 'problem' | 'reason' | 'photos' | 'parcel'>;
  /** The name of the sender. */
  author: string | undefined;
}

/** What the sender of a step wrote: the kind of the problem, the parcel, the text and the photos. */
export function StepStatement({ step, author }: StepStatementProps) {
  const { problem, reason, photos, parcel } = step;
  if (!problem && !reason && !parcel && photos.length === 0) return null;
  return (
    <Stack
      as="blockquote"
      gap="2"
      marginTop="1"
      marginBottom="1"
      paddingStart="3"
      borderStartWidth="2px"
      overflowWrap="anywhere"
    >
      {problem && <Text fontWeight="600">{problemLabel(problem)}</Text>}
      {parcel && <ParcelText parcel={parcel} />}
      {reason && (
        <Text whiteSpace="pre-line" dir="auto">
          {reason}
        </Text>
      )}
      <LinkedPhotos
        photos={photos}
        nameOf={(number) => `Photo ${number}${author ? ` (${author})` : ''}`}
      />
    </Stack>
  );
}
