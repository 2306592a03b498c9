import type { DemoBuyerId } from './demo-buyers';
import type { DemoProductId } from './demo-products';

export interface DemoOrder {
  id: string;
  product: DemoProductId;
  buyer: DemoBuyerId;
  phoneNumber: string;
  meetingLocation: string;
  hoursAgo: number;
  paidHoursAgo?: number;
  completedHoursAgo?: number;
}

/** The demo buyer has one unpaid and one paid order. Other buyers have booked and bought as well. */
export const demoOrders: readonly DemoOrder[] = [
  {
    id: 'demo-order-2b90e614',
    product: 'harrowby-surveyor',
    buyer: 'demo-buyer',
    phoneNumber: '01712345678',
    meetingLocation: 'Coffee shop at the north gate, Kandirpar',
    hoursAgo: 20,
  },
  {
    id: 'demo-order-7c31d058',
    product: 'dunmere-sovereign-58',
    buyer: 'demo-buyer',
    phoneNumber: '01712345678',
    meetingLocation: 'Lake park entrance, Gulshan 1',
    hoursAgo: 98,
    paidHoursAgo: 97,
  },
  {
    id: 'demo-order-91f4a27e',
    product: 'tidewright-harbour',
    buyer: 'demo-buyer-jonas',
    phoneNumber: '01823450917',
    meetingLocation: 'Central library steps',
    hoursAgo: 40,
  },
  {
    id: 'demo-order-d86b035c',
    product: 'quorlex-bulwark',
    buyer: 'demo-buyer-priya',
    phoneNumber: '01934507162',
    meetingLocation: 'Sector 7 market, Uttara',
    hoursAgo: 16,
  },
  {
    id: 'demo-order-5ac27f90',
    product: 'kestrin-regent-enamel',
    buyer: 'demo-buyer-priya',
    phoneNumber: '01934507162',
    meetingLocation: 'Sector 7 market, Uttara',
    hoursAgo: 190,
    paidHoursAgo: 189,
    completedHoursAgo: 120,
  },
  {
    id: 'demo-order-e41b6d37',
    product: 'corran-expedition-24',
    buyer: 'demo-buyer-rafiq',
    phoneNumber: '01567892034',
    meetingLocation: 'Main gate of the botanical garden',
    hoursAgo: 200,
    paidHoursAgo: 199,
    completedHoursAgo: 150,
  },
  {
    id: 'demo-order-30f8c1ab',
    product: 'solvane-atelier-salmon',
    buyer: 'demo-buyer-jonas',
    phoneNumber: '01823450917',
    meetingLocation: 'Central library steps',
    hoursAgo: 46,
    paidHoursAgo: 45,
    completedHoursAgo: 18,
  },
];

/** The sale that the operator has paid to its seller. The other completed ones are owed. */
export const demoPayout = {
  id: 'demo-payout-8d15',
  order: 'demo-order-5ac27f90',
  reference: 'Secondhand payout 1',
  hoursAgo: 72,
} as const;

export interface DemoWish {
  id: string;
  product: DemoProductId;
  buyer: DemoBuyerId;
  hoursAgo: number;
}

export const demoWishes: readonly DemoWish[] = [
  { id: 'demo-wish-panda', product: 'vestrel-panda', buyer: 'demo-buyer', hoursAgo: 11 },
  { id: 'demo-wish-carre', product: 'orvane-carre', buyer: 'demo-buyer', hoursAgo: 42 },
  { id: 'demo-wish-arbor', product: 'solvane-arbor-green', buyer: 'demo-buyer', hoursAgo: 3 },
  { id: 'demo-wish-reef', product: 'pelagor-reef-300', buyer: 'demo-buyer-jonas', hoursAgo: 6 },
  { id: 'demo-wish-moon', product: 'thornby-moonphase', buyer: 'demo-buyer-priya', hoursAgo: 35 },
  { id: 'demo-wish-octa', product: 'quorlex-octa-steel', buyer: 'demo-buyer-rafiq', hoursAgo: 8 },
];
