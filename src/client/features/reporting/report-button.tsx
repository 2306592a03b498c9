import { Button } from '@chakra-ui/react';
import { useSession } from '../../session/use-session';
import { Reporting } from './reporting';
import type { ReportedSubject } from './use-reporting';

const labels = {
  listing: 'Report this listing',
  person: 'Report this person',
  order: 'Report this order',
  review: 'Report this review',
};

export interface ReportButtonProps extends ReportedSubject {
  subjectType: keyof typeof labels;
  /** The uid of the person concerned, for whom the button is not rendered; undefined for an order or a review. */
  ownerUid?: string;
}

/** The button that reports a listing, a person, an order, a review or the answer to it, and its dialog. */
export function ReportButton({ ownerUid, ...subject }: ReportButtonProps) {
  const session = useSession();
  if (session.status === 'signedIn' && session.user.uid === ownerUid) return null;
  const label = subject.isAboutReply ? 'Report this answer' : labels[subject.subjectType];
  return (
    <Reporting subject={subject} title={`${label}?`} isVisitor={session.status !== 'signedIn'}>
      {(open) => (
        <Button
          variant="plain"
          size="sm"
          paddingX="0"
          color="fg.muted"
          textDecoration="underline"
          alignSelf="start"
          onClick={open}
        >
          {label}
        </Button>
      )}
    </Reporting>
  );
}
