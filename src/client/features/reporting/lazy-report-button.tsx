import { Box } from '@chakra-ui/react';
import { lazyComponent } from '../../components/loading/lazy-component';

/** The button's code is loaded after the page's. */
export const LazyReportButton = lazyComponent({
  label: 'the report',
  load: async () => {
    const module = await import(/* webpackChunkName: "report-button" */ './report-button');
    return module.ReportButton;
  },
  Fallback: () => <Box height="9" />,
  Failed: () => null,
});
