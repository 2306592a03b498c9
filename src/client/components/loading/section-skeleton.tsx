import { Skeleton, SkeletonText, Stack } from '@chakra-ui/react';
import { LoadingStatus } from './loading-status';

interface SectionSkeletonProps {
  label: string;
  /** Whether it is as tall as the window, so that content below it does not shift when it is replaced. */
  fillsWindow?: boolean;
}

/** Rendered in place of a text or a form that loads: a title and some lines. */
export function SectionSkeleton({ label, fillsWindow = false }: SectionSkeletonProps) {
  return (
    <LoadingStatus label={label}>
      <Stack gap="6" maxWidth="3xl" minHeight={fillsWindow ? '100vh' : '16rem'}>
        <Skeleton height="8" width="40%" />
        <SkeletonText noOfLines={5} gap="4" />
      </Stack>
    </LoadingStatus>
  );
}
