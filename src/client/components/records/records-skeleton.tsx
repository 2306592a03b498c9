import { HStack, Skeleton, SkeletonText, Stack } from '@chakra-ui/react';
import { LoadingStatus } from '../loading/loading-status';

const rowCount = 5;

export function RecordsSkeleton({ label }: { label: string }) {
  return (
    <LoadingStatus label={label}>
      <Stack gap="0" borderWidth="1px" borderRadius="xl" bg="bg.panel">
        {Array.from({ length: rowCount }, (_, index) => (
          <HStack
            key={index}
            gap="4"
            paddingX={{ base: '3', md: '4' }}
            paddingY="3"
            _notFirst={{ borderTopWidth: '1px' }}
          >
            <Skeleton boxSize="14" borderRadius="lg" flexShrink="0" />
            <SkeletonText noOfLines={2} gap="3" />
            <Skeleton height="9" width="28" flexShrink="0" hideBelow="md" />
          </HStack>
        ))}
      </Stack>
    </LoadingStatus>
  );
}
