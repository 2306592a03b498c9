import type { ReactElements } from '../../components/react-elements';
import { lazyComponent } from '../../components/loading/lazy-component';
import { createUuid } from '../../services/browser/create-uuid';
import { reportDraftKey, useReporting, type ReportedSubject } from './use-reporting';

const ReportDialog = lazyComponent({
  label: 'the report',
  load: async () => {
    const module = await import(/* webpackChunkName: "report-dialog" */ './report-dialog');
    return module.ReportDialog;
  },
  Fallback: () => null,
});

interface ReportingProps {
  subject: ReportedSubject;
  /** The title of the dialog. */
  title: string;
  isVisitor: boolean;
  /** Renders the control that opens the dialog. */
  children: (open: () => void) => ReactElements;
}

/** The dialog that reports a subject, and the control that opens it. */
export function Reporting({ subject, title, isVisitor, children }: ReportingProps) {
  const reporting = useReporting(subject);
  return (
    <>
      {children(() => reporting.open({ reportId: createUuid() }))}
      {reporting.isMounted && (
        <ReportDialog key={reportDraftKey(subject)} {...{ reporting, subject, title, isVisitor }} />
      )}
    </>
  );
}
