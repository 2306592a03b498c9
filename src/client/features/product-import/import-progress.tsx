import { Box, Button, Progress, Text } from '@chakra-ui/react';
import type { ProductImport } from '../../../contract/selling/product-import';
import { pluralize } from '../../../contract/text/pluralize';
import { inGoodsWords } from '../../../contract/website/goods-words';
import { formatCount } from '../../../contract/text/format-count';
import { SectionPanel } from '../../components/page/section-panel';

interface ImportProgressProps {
  latestImport: ProductImport | null;
  interrupted: boolean;
  cancelling: boolean;
  onCancel: () => void;
}

/** The progress of an import: first of its photos, then of its products, which are added at once. */
export function ImportProgress({
  latestImport,
  interrupted,
  cancelling,
  onCancel,
}: ImportProgressProps) {
  const { fileName = '', productCount = 0, photoCount = 0, fetchedCount = 0 } = latestImport ?? {};
  const isFetching = fetchedCount < photoCount;
  const step = isFetching ? 'Fetching the photos' : `Adding ${pluralize(productCount, 'watch')}`;
  return (
    <SectionPanel title={fileName}>
      <Progress.Root value={isFetching ? Math.floor((fetchedCount / photoCount) * 100) : null}>
        <Text role="status">{step}</Text>
        <Progress.Track marginTop="2" aria-label={step}>
          <Progress.Range />
        </Progress.Track>
      </Progress.Root>
      {isFetching && (
        <Text color="fg.muted">{`${formatCount(fetchedCount)} of ${formatCount(photoCount)}`}</Text>
      )}
      <Text color="fg.muted">
        {interrupted
          ? 'Your connection is interrupted, but the import goes on.'
          : inGoodsWords(
              'You can leave this page: the import goes on. All watches are added together, or none.',
            )}
      </Text>
      <Box>
        <Button variant="outline" loading={cancelling} onClick={onCancel}>
          Cancel import
        </Button>
      </Box>
    </SectionPanel>
  );
}
