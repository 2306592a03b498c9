import { Button } from '@chakra-ui/react';
import { useMountedWhileOpen } from '../../components/dialogs/use-mounted-while-open';
import { lazyComponent } from '../../components/loading/lazy-component';
import { createUuid } from '../../services/create-uuid';
import { useSession } from '../../session/use-session';
import { useReportForm } from './report-form';
import { useReporting, type ReportedSubject } from './use-reporting';

const ReportDialog = lazyComponent({
  label: 'the report',
  load: async () => {
    const module = await import(/* webpackChunkName: "report-dialog" */ './report-dialog');
    return module.ReportDialog;
  },
  Fallback: () => null,
});

const labels = {
  listing: 'Report this listing',
  person: 'Report this person',
  order: 'Report this order',
};

export interface ReportButtonProps extends ReportedSubject {
  /** The uid of the person whom the report is about, who has no button; undefined in an order. */
  ownerUid?: string;
}

/** The button that reports a listing, a person or an order, and its dialog. */
export function ReportButton({ ownerUid, ...subject }: ReportButtonProps) {
  const session = useSession();
  if (session.status === 'signedIn' && session.user.uid === ownerUid) return null;
  return <Reporting subject={subject} isVisitor={session.status !== 'signedIn'} />;
}

function Reporting({ subject, isVisitor }: { subject: ReportedSubject; isVisitor: boolean }) {
  const label = labels[subject.subjectType];
  const [snapshot, send] = useReporting(subject);
  const { isMounted, onExitComplete } = useMountedWhileOpen(snapshot.hasTag('open'));
  const { form, submit } = useReportForm({
    ...{ subject, isVisitor, open: isMounted },
    onSubmit: (input) => send({ type: 'reporting.submit', ...input }),
  });
  return (
    <>
      <Button
        variant="plain"
        size="sm"
        paddingX="0"
        color="fg.muted"
        textDecoration="underline"
        alignSelf="start"
        onClick={() => send({ type: 'reporting.open', reportId: createUuid() })}
      >
        {label}
      </Button>
      {isMounted && (
        <ReportDialog
          {...{ snapshot, send, form, submit, isVisitor, onExitComplete }}
          title={`${label}?`}
        />
      )}
    </>
  );
}
