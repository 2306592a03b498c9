import { actorDone, actorError, elapsed, type ExampleEvents } from '../flow-examples';
import type { ConversationEvent, OutgoingMessage } from './conversation.machine';

const textMessage: OutgoingMessage = {
  id: '0e3d7d5c-6f0a-4f7e-9d9a-0c8a3f1f7a01',
  text: 'Is it still available?',
  photos: [],
  photoUrls: [],
};
const photoMessage: OutgoingMessage = {
  id: '0e3d7d5c-6f0a-4f7e-9d9a-0c8a3f1f7a02',
  text: 'This is the clasp.',
  photos: [new File([], 'clasp.gif'), new File([], 'case.gif')],
  photoUrls: [],
};

export const conversationExampleEvents = {
  'send a message': { type: 'conversation.send', message: textMessage },
  'send two photos': { type: 'conversation.send', message: photoMessage },
  'send an empty message': {
    type: 'conversation.send',
    message: { ...textMessage, id: '', text: ' ' },
  },
  'try again': { type: 'conversation.retry' },
  'delete the message': { type: 'conversation.discard' },
  'the connection is lost': { type: 'conversation.disconnect' },
  'the connection is back': { type: 'conversation.connect' },
  'a photo is uploaded': actorDone('conversation.delivering.uploading', '/images/clasp.webp'),
  'the upload fails': actorError('conversation.delivering.uploading'),
  'the upload times out': elapsed('uploadTimeout', 'conversation.delivering.uploading'),
  'the message is stored': actorDone('conversation.delivering.sending', {}),
  'the message is rejected': actorDone('conversation.delivering.sending', {
    rejection: { reason: 'The watch was deleted.', isBlocked: false },
  }),
  'the other person has blocked the user': actorDone('conversation.delivering.sending', {
    rejection: { reason: 'Samir does not accept messages from you.', isBlocked: true },
  }),
  'no response arrives': actorError('conversation.delivering.sending'),
  'the call times out': elapsed('callTimeout', 'conversation.delivering.sending'),
} satisfies ExampleEvents<ConversationEvent>;
