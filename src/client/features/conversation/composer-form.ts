import { createForm } from 'final-form';
import { useEffect, useState } from 'react';
import {
  messageErrors,
  maxMessageLength,
  maxMessagePhotos,
} from '../../../contract/talking/message-limits';
import { imageError } from '../../../contract/pictures/image-upload';
import { hasVisibleCharacter, sanitizeText } from '../../../contract/text/visible-text';
import { saveDraft } from '../../services/drafts/save-draft';
import { saveDraftFiles } from '../../services/drafts/save-draft-files';
import type { OutgoingMessage } from './conversation.machine';
import { createUuid } from '../../services/browser/create-uuid';

export interface ComposerValues {
  text?: string | undefined;
  photos?: readonly File[] | undefined;
}

interface ComposerFormOptions {
  /** The draft's name. */
  draft: string;
  onSend: (message: OutgoingMessage) => void;
}

/** Creates the form of a new message. The draft survives a reload. */
export function useComposerForm({ draft, onSend }: ComposerFormOptions) {
  const [form] = useState(() =>
    createForm<ComposerValues>({ validate: validateMessage, onSubmit: () => undefined }),
  );
  useEffect(() => saveDraft<ComposerValues>(draft, ['text'])(form), [draft, form]);
  useEffect(() => saveDraftFiles<ComposerValues>(draft, ['photos'])(form), [draft, form]);

  const submit = () => {
    const { values } = form.getState();
    void form.submit();
    if (!form.getState().submitSucceeded) return;
    onSend(toMessage(values));
    form.reset();
  };
  return { form, submit };
}

function validateMessage({ text = '', photos = [] }: ComposerValues) {
  const invalid = photos.find(imageError);
  const photosMessage =
    photos.length > maxMessagePhotos
      ? messageErrors.tooManyPhotos
      : invalid && `${invalid.name}: ${imageError(invalid)}`;
  const textMessage =
    sanitizeText(text).length > maxMessageLength
      ? messageErrors.tooLong
      : hasVisibleCharacter(text) || photos.length > 0
        ? undefined
        : messageErrors.empty;
  return {
    ...(textMessage && { text: textMessage }),
    ...(photosMessage && { photos: photosMessage }),
  };
}

const toMessage = ({ text = '', photos = [] }: ComposerValues): OutgoingMessage => ({
  id: createUuid(),
  text: hasVisibleCharacter(text) ? sanitizeText(text) : '',
  photos,
  photoUrls: [],
});
