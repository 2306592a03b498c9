import { useRef } from 'react';
import { unwrapCall } from '../../api/request-failure';
import { reviewsApi } from '../../api/reviews-api';
import { useAppDispatch } from '../../api/store-hooks';
import { drafts } from '../../services/drafts/drafts';
import { toast } from '../../services/toasts/toasts';
import { useConfirmation } from '../confirmation/use-confirmation';
import { uploadPhoto } from '../upload-photo';
import { reviewingMachine, type ReviewTarget } from './reviewing.machine';

export const reviewDraftKey = (target: ReviewTarget): string =>
  'orderId' in target ? `review-${target.orderId}` : `review-answer-${target.reviewId}`;

/** Runs the dialog that writes a review, or the answer to one. */
export function useReviewing() {
  const dispatch = useAppDispatch();
  /** The URLs of uploaded photos. A retry does not upload them again. */
  const urls = useRef(new WeakMap<File, string>());

  async function upload(photo: File): Promise<string> {
    const url = urls.current.get(photo) ?? (await uploadPhoto(dispatch, photo));
    urls.current.set(photo, url);
    return url;
  }

  return useConfirmation(reviewingMachine, {
    async save({ subject, input: { rating, text, photos } }) {
      const { reviewOrder, replyToReview } = reviewsApi.endpoints;
      if ('reviewId' in subject) {
        const body = { id: subject.reviewId, text };
        return unwrapCall(dispatch(replyToReview.initiate(body, { track: false })));
      }
      const review = { rating, text, photos: await Promise.all(photos.map(upload)) };
      const body = { orderId: subject.orderId, ...review };
      return unwrapCall(dispatch(reviewOrder.initiate(body, { track: false })));
    },
    onDone: (subject) => {
      drafts.remove(reviewDraftKey(subject));
      toast.success(
        'reviewId' in subject ? 'Your answer is public.' : 'Thank you for your review.',
      );
    },
  });
}
