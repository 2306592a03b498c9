import { Text } from '@chakra-ui/react';
import { imageError } from '../../../contract/pictures/image-upload';
import { tooLongMessage } from '../../../contract/text/messages';
import { hasVisibleCharacter, sanitizeText } from '../../../contract/text/visible-text';
import { maxReviewPhotos, ratingLabels, reviewTexts } from '../../../contract/trust/review-rules';
import { TextAreaControl } from '../../components/forms/form-controls';
import { PicturesControl } from '../../components/forms/pictures-control';
import { RadioControl } from '../../components/forms/radio-control';
import { saveDraft } from '../../services/drafts/save-draft';
import { ConfirmationDialog } from '../confirmation/confirmation-dialog';
import { reviewDraftKey, type useReviewing } from './use-reviewing';

interface ReviewForm {
  rating?: string;
  text?: string;
  photos?: readonly File[];
}

const ratingOptions = [5, 4, 3, 2, 1].map((stars) => ({
  value: String(stars),
  label: `${'★'.repeat(stars)} ${ratingLabels[stars as keyof typeof ratingLabels]}`,
}));

interface ReviewDialogProps {
  reviewing: ReturnType<typeof useReviewing>;
  /** The name of the other side. */
  name: string;
}

/** The dialog that writes a review of the other side, or answers theirs. The draft keeps what was typed. */
export function ReviewDialog({ reviewing, name }: ReviewDialogProps) {
  const { subject } = reviewing;
  const isReply = 'reviewId' in subject;
  return (
    <ConfirmationDialog<ReviewForm>
      confirmation={reviewing}
      title={isReply ? `Answer ${name}` : `How was it with ${name}?`}
      confirmLabel={isReply ? 'Publish answer' : 'Send review'}
      cancelLabel="Not now"
      decorator={saveDraft<ReviewForm>(reviewDraftKey(subject), ['rating', 'text'])}
      validate={(values) => validateReview(values, isReply)}
      onConfirm={({ rating = '0', text = '', photos = [] }) =>
        reviewing.confirm({ rating: Number(rating), text: sanitizeText(text), photos })
      }
    >
      {!isReply && <RadioControl name="rating" label="Stars" options={ratingOptions} />}
      <TextAreaControl
        name="text"
        label={isReply ? 'Your answer' : "What went well, and what didn't?"}
        hint="Leave out phone numbers and addresses: we hide them."
      />
      {!isReply && (
        <PicturesControl
          name="photos"
          label="Photos"
          buttonLabel="Add photos"
          hint={`Up to ${maxReviewPhotos}. Everybody can see them.`}
        />
      )}
      <Text textStyle="sm" color="fg.muted">
        {isReply
          ? "Everybody can read it right away. You can't change it later."
          : `${name} can read it once you've both written, or when the time is up. You can't change it later.`}
      </Text>
    </ConfirmationDialog>
  );
}

function validateReview({ rating, text = '', photos = [] }: ReviewForm, isReply: boolean) {
  const { ratingRequired, textRequired, replyRequired, maxLength } = reviewTexts;
  const invalidPhoto = photos.find(imageError);
  return {
    ...(!isReply && !rating && { rating: ratingRequired }),
    ...(hasVisibleCharacter(text)
      ? sanitizeText(text).length > maxLength && { text: tooLongMessage(maxLength) }
      : { text: isReply ? replyRequired : textRequired }),
    ...(photos.length > maxReviewPhotos
      ? { photos: `At most ${maxReviewPhotos} photos are allowed.` }
      : invalidPhoto && { photos: `${invalidPhoto.name}: ${imageError(invalidPhoto)}` }),
  };
}
