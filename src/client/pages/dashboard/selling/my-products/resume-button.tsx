import { Button } from '@chakra-ui/react';
import type { Listing } from '../../../../../contract/selling/listing';
import { useSetListed } from './use-set-listed';

/** The button that puts a paused product up for sale again. */
export function ResumeButton({ listing: { _id, productName } }: { listing: Listing }) {
  const { busy, run } = useSetListed(_id, 'resume');
  return (
    <Button size="sm" loading={busy} aria-label={`Resume ${productName}`} onClick={run}>
      Resume
    </Button>
  );
}
