import { tooLongMessage } from '../text/messages';

/** The maximum length of a message in characters. */
export const maxMessageLength = 2000;

/** The maximum number of photos in a message. */
export const maxMessagePhotos = 5;

/** The error messages for a new message. */
export const messageErrors = {
  empty: 'Please write a message or choose a photo.',
  tooLong: tooLongMessage(maxMessageLength),
  tooManyPhotos: `Please choose at most ${maxMessagePhotos} photos.`,
};
