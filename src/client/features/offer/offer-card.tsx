import { Box, Button, HStack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { Offer, OfferAnswer } from '../../../contract/buying/offer';
import { availableAnswers, offerSnapshot } from '../../../contract/buying/offer-steps';
import { formatAmount } from '../../../contract/selling/format-price';
import type { Conversation, Thread } from '../../../contract/talking/conversation';
import { offersApi } from '../../api/offers-api';
import { unwrapCall } from '../../api/request-failure';
import { useAppDispatch } from '../../api/store-hooks';
import { DateTime } from '../../components/product/date-time';
import type { ReactElements } from '../../components/react-elements';
import { paths } from '../../services/paths/paths';
import { useConfirmation } from '../confirmation/use-confirmation';
import { LazyOfferDialog } from './lazy-offer-dialog';
import { offeringMachine } from './offering.machine';

const labels: Record<OfferAnswer, string> = {
  accept: 'Accept',
  counter: 'Counter',
  decline: 'Decline',
  withdraw: 'Withdraw',
};

interface OfferCardProps {
  thread: Thread;
  /** The name of the other person. */
  otherName: string;
}

/** The last offer of a conversation, with what its reader can do about it. Empty if there is none to act on. */
export function OfferCard({ thread, otherName }: OfferCardProps) {
  const { conversation, offer, entries } = thread;
  const { as, productId } = conversation;
  if (!offer || as === 'admin') return null;
  const price = formatAmount(offer.amount, offer.currency);
  if (offerSnapshot(offer.state).hasTag('open')) {
    return <OpenOffer {...{ conversation, offer, price, otherName, role: as }} />;
  }
  if (offer.state === 'expired') return <Card title={`The offer of ${price} has expired`} />;
  const isReserved = offer.state === 'accepted' && entries.at(-1)?.state === 'reserved';
  if (!isReserved || as === 'seller') return null;
  return (
    <Card title={`Reserved for you at ${price}`}>
      <Button asChild size="sm">
        <Link to={paths.payment(productId)}>Book and pay</Link>
      </Button>
    </Card>
  );
}

interface OpenOfferProps {
  conversation: Conversation;
  offer: Offer;
  price: string;
  otherName: string;
  role: 'buyer' | 'seller';
}

function OpenOffer({ conversation, offer, price, otherName, role }: OpenOfferProps) {
  const dispatch = useAppDispatch();
  const { state, expiresAt, roundsLeft, currency, isBuyerUnknown } = offer;
  const offering = useConfirmation(offeringMachine, {
    save: ({ subject: { action, offer: asked = offer }, input }) => {
      const type = action === 'offer' ? 'counter' : action;
      const { answerOffer } = offersApi.endpoints;
      const answer = answerOffer.initiate({ id: asked.id, type, ...input }, { track: false });
      return unwrapCall(dispatch(answer));
    },
  });
  const answers = availableAnswers(state, role).filter(
    (answer) => answer !== 'counter' || roundsLeft > 0,
  );
  const isOwn = answers.includes('withdraw');
  const product = { sellingPrice: conversation.sellingPrice, currency };
  return (
    <Card
      title={isOwn ? `You offer ${price}` : `${otherName} offers ${price}`}
      deadlineLabel={isOwn ? `${otherName} can answer until` : 'Answer by'}
      deadline={expiresAt}
      hint={isBuyerUnknown && 'The seller sees who you are when you accept, counter or write.'}
    >
      {conversation.canWrite &&
        answers.map((answer) => (
          <Button
            key={answer}
            size="sm"
            variant={answer === 'accept' ? 'solid' : 'outline'}
            aria-haspopup="dialog"
            onClick={() => offering.open({ action: answer, offer })}
          >
            {labels[answer]}
          </Button>
        ))}
      {offering.isMounted && <LazyOfferDialog offering={offering} product={product} role={role} />}
    </Card>
  );
}

interface CardProps {
  title: string;
  deadlineLabel?: string;
  /** An ISO 8601 time. */
  deadline?: string | null;
  hint?: string | false | undefined;
  children?: ReactElements;
}

function Card({ title, deadlineLabel, deadline, hint, children }: CardProps) {
  return (
    <Box
      as="section"
      aria-label="Offer"
      padding="4"
      marginTop="3"
      borderWidth="1px"
      borderRadius="xl"
      bg="bg.subtle"
    >
      <Text fontWeight="600">{title}</Text>
      {deadline && (
        <Text textStyle="sm" color="fg.muted">
          <span>{deadlineLabel}</span> <DateTime date={deadline} />
        </Text>
      )}
      {hint && (
        <Text textStyle="sm" color="fg.muted">
          {hint}
        </Text>
      )}
      {children && (
        <HStack gap="3" marginTop="3" flexWrap="wrap">
          {children}
        </HStack>
      )}
    </Box>
  );
}
