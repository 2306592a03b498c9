import { useState } from 'react';
import type { Conversation, ConversationEntry } from '../../../../contract/talking/conversation';
import { lazyComponent } from '../../../components/loading/lazy-component';
import { PageHead } from '../../../components/page/page-head';
import { ConversationView } from '../../../features/conversation/conversation-view';
import { otherParticipantName } from '../../../features/conversation/sender-name';
import type { ThreadListProps } from '../../../features/conversation/thread-list';
import { OfferCard } from '../../../features/offer/offer-card';
import { describeStep } from '../../../features/order/describe-step';
import { Reporting } from '../../../features/reporting/reporting';

const PhotoViewer = lazyComponent({
  label: 'the large photo',
  load: async () => {
    const module = await import(/* webpackChunkName: "photo-zoom" */ '../../product/photo-viewer');
    return module.PhotoViewer;
  },
  Fallback: () => null,
});

interface PhotoViewerState {
  photos: readonly string[];
  initialIndex: number;
  open: boolean;
}

/** A conversation with the photo viewer for its messages. */
export function LoadedConversation(props: Pick<ThreadListProps, 'pages' | 'olderMessages'>) {
  const { conversation, entries } = props.pages[0];
  /** The message to report; undefined for the conversation as a whole. */
  const [messageId, setMessageId] = useState<string>();
  /** Null before the viewer opens and after its exit animation. */
  const [viewer, setViewer] = useState<PhotoViewerState | null>(null);
  return (
    <>
      <PageHead title={`Conversation with ${otherParticipantName(conversation)}`} />
      <Reporting
        // The draft of a report belongs to its conversation.
        key={conversation.id}
        subject={{ subjectType: 'conversation', subjectId: conversation.id, messageId }}
        title={`Report this ${messageId === undefined ? 'conversation' : 'message'}?`}
        isVisitor={false}
      >
        {(openReport) => {
          const report = (reportedMessageId?: string) => {
            setMessageId(reportedMessageId);
            openReport();
          };
          return (
            <ConversationView
              {...props}
              describeEntry={(entry) => describeEntry(entry, entries, conversation)}
              openPhotos={(photos, initialIndex) => setViewer({ photos, initialIndex, open: true })}
              onReport={() => report()}
              onReportMessage={report}
            >
              <OfferCard thread={props.pages[0]} otherName={otherParticipantName(conversation)} />
            </ConversationView>
          );
        }}
      </Reporting>
      {viewer && (
        <PhotoViewer
          {...viewer}
          productName={conversation.productName}
          photoName={(index) => `Photo ${index + 1} of ${viewer.photos.length}`}
          onClose={() => setViewer({ ...viewer, open: false })}
          onExitComplete={() => setViewer(null)}
        />
      )}
    </>
  );
}

/**
 * Describes an event of the conversation's order. Undefined for an event type that this version of
 * the client does not know.
 */
function describeEntry(
  entry: ConversationEntry,
  entries: readonly ConversationEntry[],
  { as, buyer, seller }: Conversation,
): string | undefined {
  // The description of an expired deadline depends on the step before it.
  const steps = entries.filter(({ orderId }) => orderId === entry.orderId);
  const description = describeStep(entry, {
    as,
    buyerName: buyer.firstName,
    sellerName: seller.firstName,
    steps,
  });
  if (!description) return undefined;
  return description.actor ? `${description.actor} ${description.text}` : description.text;
}
