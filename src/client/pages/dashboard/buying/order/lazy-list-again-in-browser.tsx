import { Box } from '@chakra-ui/react';
import { lazyComponent } from '../../../../components/loading/lazy-component';

/** Only servers without the capability `drafts` need it. */
export const LazyListAgainInBrowser = lazyComponent<{ productId: string }>({
  label: 'the draft',
  load: async () => {
    const module = await import(/* webpackChunkName: "list-again" */ './list-again-in-browser');
    return module.ListAgainInBrowser;
  },
  Fallback: () => <Box height="9" />,
});
