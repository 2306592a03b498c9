import { Box } from '@chakra-ui/react';
import { lazyComponent } from '../../components/loading/lazy-component';
import { useIsHydrated } from '../../hydration/use-is-hydrated';
import type { ReportButtonProps } from './report-button';

const placeholder = <Box height="9" />;

const LoadedReportButton = lazyComponent({
  label: 'the report',
  load: async () => {
    const module = await import(/* webpackChunkName: "report-button" */ './report-button');
    return module.ReportButton;
  },
  Fallback: () => placeholder,
  Failed: () => null,
});

/** Loads after the page. The server does not render the button, which would not work before its chunk has loaded. */
export function LazyReportButton(props: ReportButtonProps) {
  return useIsHydrated() ? <LoadedReportButton {...props} /> : placeholder;
}
