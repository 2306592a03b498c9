import type { DemoBuyerId } from './demo-buyers';
import type { DemoProductId } from './demo-products';

interface DemoMessage {
  /** A UUID, as the client chooses one. */
  id: string;
  from: 'buyer' | 'seller';
  text: string;
  hoursAgo: number;
}

export interface DemoConversation {
  id: string;
  product: DemoProductId;
  buyer: DemoBuyerId;
  /** Oldest first. The recipient has not read the last one. */
  messages: readonly DemoMessage[];
}

/** The demo buyer has asked the demo seller about a watch, and arranges the hand-over of another one. */
export const demoConversations: readonly DemoConversation[] = [
  {
    id: 'demo-conversation-navigator',
    product: 'aerwyn-navigator',
    buyer: 'demo-buyer',
    messages: [
      {
        id: '3a0f7f0e-6c58-4a0e-9a43-0d1f8e2b7c01',
        from: 'buyer',
        text: 'Hello! When was it last serviced, and does the box come with it?',
        hoursAgo: 5,
      },
      {
        id: '3a0f7f0e-6c58-4a0e-9a43-0d1f8e2b7c02',
        from: 'seller',
        text: 'Serviced in spring, and it gains two seconds a day. All papers, but no box.',
        hoursAgo: 4,
      },
      {
        id: '3a0f7f0e-6c58-4a0e-9a43-0d1f8e2b7c03',
        from: 'buyer',
        text: 'That sounds good. Could you send a photo of the clasp?',
        hoursAgo: 3,
      },
    ],
  },
  {
    id: 'demo-conversation-sovereign',
    product: 'dunmere-sovereign-58',
    buyer: 'demo-buyer',
    messages: [
      {
        id: '5d2c41b7-19fa-4c7c-8b76-7e90a3c5f101',
        from: 'buyer',
        text: 'I have booked it. Is the lake park entrance fine for you?',
        hoursAgo: 97.5,
      },
      {
        id: '5d2c41b7-19fa-4c7c-8b76-7e90a3c5f102',
        from: 'seller',
        text: 'Yes. I can be there on Saturday at 11, next to the tea stall.',
        hoursAgo: 90,
      },
    ],
  },
];
