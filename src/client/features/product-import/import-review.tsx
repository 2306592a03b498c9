import { Alert, Button, Flex, Stack, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { needsPhotos, type ProductImport } from '../../../contract/selling/product-import';
import { pluralize } from '../../../contract/text/pluralize';
import { inGoodsWords } from '../../../contract/website/goods-words';
import { SectionPanel } from '../../components/page/section-panel';
import { FaultTable } from './fault-table';

interface ImportReviewProps {
  latestImport: ProductImport;
  busy: boolean;
  canStart: boolean;
  onStart: () => void;
  onDiscard: () => void;
  firstRows: ReactElement;
  /** The controls for what is missing, such as photos. */
  children: ReactElement | null;
}

/** What a file contains and what is wrong with it, before anything is added. */
export function ImportReview(props: ImportReviewProps) {
  const { latestImport, busy, canStart, onStart, onDiscard, firstRows, children } = props;
  const { fileName, state, faults, faultCount, ignoredColumns } = latestImport;
  const { warnings, warningCount } = latestImport;
  const content = describeContent(latestImport);
  return (
    <SectionPanel title={fileName}>
      <Alert.Root
        role="status"
        status={faultCount > 0 ? 'error' : canStart ? 'success' : 'info'}
        borderRadius="md"
      >
        <Alert.Indicator />
        <Alert.Description>{summarize(latestImport)}</Alert.Description>
      </Alert.Root>
      {content.length > 0 && (
        <Stack as="ul" listStyleType="none" gap="1">
          {content.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </Stack>
      )}
      {ignoredColumns.length > 0 && (
        <Text color="fg.muted" overflowWrap="anywhere">
          {`We don't know these columns, so we leave them out: ${ignoredColumns.join(', ')}.`}
        </Text>
      )}
      {latestImport.firstRows.length > 0 && firstRows}
      {faultCount > 0 && <FaultTable kind="Problem" faults={faults} count={faultCount} />}
      {warningCount > 0 && <FaultTable kind="Warning" faults={warnings} count={warningCount} />}
      {children}
      <Flex gap="3" wrap="wrap">
        {canStart && (
          <Button loading={busy} onClick={onStart}>
            {state === 'failed' ? 'Try again' : 'Start import'}
          </Button>
        )}
        <Button variant="outline" disabled={busy} onClick={onDiscard}>
          Discard
        </Button>
      </Flex>
    </SectionPanel>
  );
}

function summarize(latestImport: ProductImport): string {
  const { state, faultCount, productCount } = latestImport;
  if (state === 'failed') return 'Nothing was added. The list below says why.';
  if (faultCount > 0) {
    return `${pluralize(faultCount, 'problem')}. Nothing was added. Correct the file, and choose it again.`;
  }
  if (needsPhotos(latestImport)) return 'The file is fine. Now add its photos.';
  return productCount > 0
    ? 'The file is fine. Nothing is added yet.'
    : inGoodsWords('There is nothing to add: all watches are listed already.');
}

function describeContent(latestImport: ProductImport): string[] {
  const { productCount, photoCount, skippedCount, warningCount } = latestImport;
  return [
    ...(productCount > 0 ? [`${pluralize(productCount, 'watch')} to add`] : []),
    ...(productCount > 0 && photoCount > 0 ? [`${pluralize(photoCount, 'photo')} to fetch`] : []),
    ...(skippedCount > 0 ? [`${pluralize(skippedCount, 'row')} skipped: already listed`] : []),
    ...(warningCount > 0 ? [`${pluralize(warningCount, 'warning')}: please check them`] : []),
  ];
}
