import { HStack, Skeleton, SkeletonText, Stack } from '@chakra-ui/react';
import { LoadingStatus } from '../loading/loading-status';

const rowCount = 5;

export function RecordsSkeleton({ label }: { label: string }) {
  return (
    <LoadingStatus label={label}>
      <Stack gap={{ base: '3', md: '0' }} borderWidth={{ base: '0', md: '1px' }} borderRadius="lg">
        {Array.from({ length: rowCount }, (_, index) => (
          <HStack
            key={index}
            gap="4"
            padding="4"
            borderWidth={{ base: '1px', md: '0' }}
            borderBottomWidth={{ md: index + 1 < rowCount ? '1px' : '0' }}
            borderRadius={{ base: 'lg', md: '0' }}
          >
            <Skeleton boxSize={{ base: '20', md: '16' }} flexShrink="0" />
            <SkeletonText noOfLines={2} gap="3" flex="1" />
            <Skeleton height="9" width="28" hideBelow="md" />
          </HStack>
        ))}
      </Stack>
    </LoadingStatus>
  );
}
