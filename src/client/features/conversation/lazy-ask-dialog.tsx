import { ChunkFailureButton } from '../../components/loading/chunk-failure-button';
import { lazyComponent } from '../../components/loading/lazy-component';
import type { AskDialog } from './ask-dialog';

/**
 * Creates the lazy dialog of a page. Each page passes a chunk of its own, which omits the modules that
 * the page has already loaded. For a shared chunk, webpack would move such modules to further chunks.
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
