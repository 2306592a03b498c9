import type { ReactElements } from '../../components/react-elements';
import { useMountedWhileOpen } from '../../components/dialogs/use-mounted-while-open';
import { lazyComponent } from '../../components/loading/lazy-component';
import { createUuid } from '../../services/browser/create-uuid';
import { reportDraftKey } from './report-form';
import { useReporting, type ReportedSubject } from './use-reporting';

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
  const [snapshot, send] = useReporting(subject);
  const { isMounted, onExitComplete } = useMountedWhileOpen(snapshot.hasTag('open'));
  return (
    <>
      {children(() => send({ type: 'reporting.open', reportId: createUuid() }))}
      {isMounted && (
        <ReportDialog
          key={reportDraftKey(subject)}
          {...{ snapshot, send, subject, title, isVisitor, onExitComplete }}
        />
      )}
    </>
  );
}
