import { ChunkFailureButton } from '../../components/loading/chunk-failure-button';
import { lazyComponent } from '../../components/loading/lazy-component';
import type { AskDialog } from './ask-dialog';

/**
 * Creates the lazy dialog of a page. Each page has a chunk of its own: a shared one could not build on
 * what each page has loaded already, and would move code of the pages into other chunks.
 */
export function lazyAskDialog(load: () => Promise<{ AskDialog: typeof AskDialog }>) {
  return lazyComponent({
    label: 'the message',
    load: async () => (await load()).AskDialog,
    Fallback: () => null,
    Failed: ({ reloadChunk }) => (
      <ChunkFailureButton variant="outline" reloadChunk={reloadChunk} isPressed>
        Retry
      </ChunkFailureButton>
    ),
  });
}
