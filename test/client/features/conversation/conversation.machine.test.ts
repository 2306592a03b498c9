import { callTimeout, timeoutMessage } from '../../../../src/client/api/call-timeout';
import {
  conversationMachine,
  type OutgoingMessage,
} from '../../../../src/client/features/conversation/conversation.machine';
import { describeFlow, row } from '../../support/describe-flow';
import { delay, rejects, resolves } from '../../support/flow';
import { picture } from '../../support/fixtures';

/** In milliseconds. */
const uploadTimeout = 125_000;
const [clasp, dial] = [picture('clasp.png'), picture('dial.png')];

const question: OutgoingMessage = { id: 'm1', text: 'Is it running?', photos: [], photoUrls: [] };
const secondMessage: OutgoingMessage = {
  id: 'm2',
  text: 'And the box?',
  photos: [],
  photoUrls: [],
};
const photoMessage: OutgoingMessage = { id: 'm3', text: '', photos: [clasp, dial], photoUrls: [] };
const messageWithOneUrl = { ...photoMessage, photoUrls: ['/images/clasp.webp'] };
const messageWithUrls = { ...photoMessage, photoUrls: ['/images/clasp.webp', '/images/dial.webp'] };

const send = (message: OutgoingMessage) => ({ type: 'conversation.send' as const, message });
const queueStored = (...queue: readonly OutgoingMessage[]) =>
  ['storeQueue', expect.objectContaining({ queue })] as const;
const sendStarted = (message: OutgoingMessage) => [['send', { message }]] as const;

const blockedResponse = {
  rejection: { reason: 'Sam accepts no messages from you.', isBlocked: true },
};
const rejectedResponse = { rejection: { reason: 'The watch was deleted.', isBlocked: false } };
const connectionError = new Error('We could not reach the marketplace.');

describe('messages without photos', () =>
  describeFlow({
    machine: conversationMachine,
    events: {
      ask: send(question),
      'ask more': send(secondMessage),
      'send spaces': send({ ...question, id: 'm4', text: ' \u200b' }),
      'send a text that is too long': send({ ...question, id: 'm5', text: 'x'.repeat(2001) }),
      'send six photos': send({ ...photoMessage, id: 'm6', photos: Array<File>(6).fill(dial) }),
      retry: { type: 'conversation.retry' },
      delete: { type: 'conversation.discard' },
      disconnect: { type: 'conversation.disconnect' },
      connect: { type: 'conversation.connect' },
    },
    states: {
      idle: [],
      'delivering.sending': ['ask'],
      'failed.interrupted': ['ask', rejects('send', connectionError)],
      'failed.rejected': ['ask', resolves('send', rejectedResponse)],
      blocked: ['ask', resolves('send', blockedResponse)],
      offline: ['disconnect'],
    },
    rows: [
      row('sends a message', ['idle', 'ask', 'delivering.sending'], {
        context: { queue: [question] },
        tags: ['busy'],
        effects: [queueStored(question)],
        starts: sendStarted(question),
      }),
      row(
        'queues a message while another is in flight',
        ['delivering.sending', 'ask more', 'delivering.sending'],
        {
          context: { queue: [question, secondMessage] },
          tags: ['busy'],
          effects: [queueStored(question, secondMessage)],
        },
      ),
      row(
        'removes a message from the queue once the server has stored it',
        ['delivering.sending', resolves('send', {}), 'idle'],
        { context: { queue: [] }, effects: [queueStored(), ['announceSent']] },
      ),
      row(
        'keeps a message to which no response arrived',
        ['delivering.sending', rejects('send', connectionError), 'failed.interrupted'],
        { context: { failure: connectionError.message }, tags: ['failed'] },
      ),
      row('times out', ['delivering.sending', delay(callTimeout), 'failed.interrupted'], {
        context: { failure: timeoutMessage },
        tags: ['failed'],
      }),
      row(
        'shows why the server rejected a message',
        ['delivering.sending', resolves('send', rejectedResponse), 'failed.rejected'],
        { context: { failure: 'The watch was deleted.' }, tags: ['failed'] },
      ),
      row(
        'shows a blocked user why the message is not sent',
        ['delivering.sending', resolves('send', blockedResponse), 'blocked'],
        { context: { failure: 'Sam accepts no messages from you.' }, tags: ['failed'] },
      ),
      row(
        'sends the same message again on Retry',
        [['failed.interrupted', 'failed.rejected', 'blocked'], 'retry', 'delivering.sending'],
        { context: { failure: '' }, tags: ['busy'], starts: sendStarted(question) },
      ),
      row(
        'sends a failed message before another one',
        [['failed.interrupted', 'failed.rejected'], 'ask more', 'delivering.sending'],
        {
          context: { queue: [question, secondMessage], failure: '' },
          tags: ['busy'],
          effects: [queueStored(question, secondMessage)],
          starts: sendStarted(question),
        },
      ),
      row(
        'deletes a message that was not sent',
        [['failed.interrupted', 'failed.rejected', 'blocked'], 'delete', 'idle'],
        { context: { queue: [] }, effects: [queueStored()] },
      ),
      row('waits while the device is offline', [
        ['idle', 'delivering.sending', 'failed.interrupted', 'failed.rejected'],
        'disconnect',
        'offline',
      ]),
      row('queues messages while the device is offline', ['offline', 'ask', 'offline'], {
        context: { queue: [question] },
        effects: [queueStored(question)],
      }),
      row(
        'queues another message while the device is offline',
        ['offline', 'ask more', 'offline'],
        {
          context: { queue: [secondMessage] },
          effects: [queueStored(secondMessage)],
        },
      ),
      row('sends another message', ['idle', 'ask more', 'delivering.sending'], {
        context: { queue: [secondMessage] },
        tags: ['busy'],
        effects: [queueStored(secondMessage)],
        starts: sendStarted(secondMessage),
      }),
      row('is idle when the device is back online and no message is queued', [
        'offline',
        'connect',
        'idle',
      ]),
    ],
    unprovided: [
      {
        actor: 'send',
        after: ['ask'],
        to: 'failed.interrupted',
        context: { failure: 'send is not provided' },
        effects: [queueStored(question)],
      },
    ],
  }));

describe('several messages', () =>
  describeFlow({
    machine: conversationMachine,
    events: {
      ask: send(question),
      'ask more': send(secondMessage),
      retry: { type: 'conversation.retry' },
      delete: { type: 'conversation.discard' },
      disconnect: { type: 'conversation.disconnect' },
      connect: { type: 'conversation.connect' },
    },
    states: {
      'delivering.sending': ['ask', 'ask more'],
      'failed.interrupted': ['ask', 'ask more', rejects('send', connectionError)],
      blocked: ['ask', 'ask more', resolves('send', blockedResponse)],
      offline: ['ask', 'ask more', 'disconnect'],
    },
    rows: [
      row(
        'are sent one after the other',
        ['delivering.sending', resolves('send', {}), 'delivering.sending'],
        {
          context: { queue: [secondMessage] },
          tags: ['busy'],
          effects: [queueStored(secondMessage)],
          starts: sendStarted(secondMessage),
        },
      ),
      row('wait while the device is offline', [
        ['delivering.sending', 'failed.interrupted'],
        'disconnect',
        'offline',
      ]),
      row(
        'are sent in their order when the device is back online',
        ['offline', 'connect', 'delivering.sending'],
        { tags: ['busy'], starts: sendStarted(question) },
      ),
      row(
        'are sent in their order on Retry',
        [['failed.interrupted', 'blocked'], 'retry', 'delivering.sending'],
        { context: { failure: '' }, tags: ['busy'], starts: sendStarted(question) },
      ),
      row(
        'are sent once the failed one before them is deleted',
        ['failed.interrupted', 'delete', 'delivering.sending'],
        {
          context: { queue: [secondMessage], failure: '' },
          tags: ['busy'],
          effects: [queueStored(secondMessage)],
          starts: sendStarted(secondMessage),
        },
      ),
      row('stay unsent when a blocked user deletes one of them', ['blocked', 'delete', 'blocked'], {
        context: { queue: [secondMessage] },
        tags: ['failed'],
        effects: [queueStored(secondMessage)],
      }),
    ],
  }));

describe('a message with photos', () =>
  describeFlow({
    machine: conversationMachine,
    events: {
      'send photos': send(photoMessage),
      'send uploaded photos': send(messageWithUrls),
      retry: { type: 'conversation.retry' },
      delete: { type: 'conversation.discard' },
      disconnect: { type: 'conversation.disconnect' },
      connect: { type: 'conversation.connect' },
    },
    states: {
      idle: [],
      'delivering.uploading': ['send photos'],
      'failed.interrupted': [
        'send photos',
        resolves('uploadPhoto', '/images/clasp.webp'),
        rejects('uploadPhoto', connectionError),
      ],
      offline: ['send photos', 'disconnect'],
    },
    rows: [
      row('uploads the first photo', ['idle', 'send photos', 'delivering.uploading'], {
        context: { queue: [photoMessage] },
        tags: ['busy'],
        effects: [queueStored(photoMessage)],
        starts: [['uploadPhoto', { photo: clasp }]],
      }),
      row(
        'uploads the next photo',
        [
          'delivering.uploading',
          resolves('uploadPhoto', '/images/clasp.webp'),
          'delivering.uploading',
        ],
        {
          context: { queue: [messageWithOneUrl] },
          tags: ['busy'],
          effects: [queueStored(messageWithOneUrl)],
          starts: [['uploadPhoto', { photo: dial }]],
        },
      ),
      row(
        'is not sent when an upload fails',
        ['delivering.uploading', rejects('uploadPhoto', connectionError), 'failed.interrupted'],
        { context: { failure: connectionError.message }, tags: ['failed'] },
      ),
      row(
        'is not sent when an upload takes too long',
        ['delivering.uploading', delay(uploadTimeout), 'failed.interrupted'],
        { context: { failure: timeoutMessage }, tags: ['failed'] },
      ),
      row(
        'uploads only the missing photo again',
        ['failed.interrupted', 'retry', 'delivering.uploading'],
        {
          context: { failure: '' },
          tags: ['busy'],
          starts: [['uploadPhoto', { photo: dial }]],
        },
      ),
      row(
        'is sent at once if the photos are uploaded',
        ['idle', 'send uploaded photos', 'delivering.sending'],
        {
          context: { queue: [messageWithUrls] },
          tags: ['busy'],
          effects: [queueStored(messageWithUrls)],
          starts: sendStarted(messageWithUrls),
        },
      ),
      row('can be deleted', ['failed.interrupted', 'delete', 'idle'], {
        context: { queue: [] },
        effects: [queueStored()],
      }),
      row('waits while the device is offline', [
        ['idle', 'delivering.uploading', 'failed.interrupted'],
        'disconnect',
        'offline',
      ]),
      row(
        'uploads its photos when the device is back online',
        ['offline', 'connect', 'delivering.uploading'],
        {
          tags: ['busy'],
          starts: [['uploadPhoto', { photo: clasp }]],
        },
      ),
    ],
    unprovided: [
      {
        actor: 'uploadPhoto',
        after: ['send photos'],
        to: 'failed.interrupted',
        context: { failure: 'uploadPhoto is not provided' },
        effects: [queueStored(photoMessage)],
      },
    ],
  }));
