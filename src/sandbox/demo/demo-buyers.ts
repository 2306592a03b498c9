import type { DemoPerson } from './demo-person';

/** The first one is the demo account for buyers. */
export const demoBuyers = [
  {
    id: 'demo-buyer',
    name: 'Bella Rahim',
    email: 'buyer@secondhand.example',
    password: 'demo-buyer',
    role: 'buyer',
    verified: true,
    daysAgo: 44,
  },
  {
    id: 'demo-buyer-jonas',
    name: 'Jonas Weber',
    email: 'jonas.weber@secondhand.example',
    password: 'demo-jonas',
    role: 'buyer',
    verified: true,
    daysAgo: 36,
  },
  {
    id: 'demo-buyer-priya',
    name: 'Priya Nair',
    email: 'priya.nair@secondhand.example',
    password: 'demo-priya',
    role: 'buyer',
    verified: false,
    daysAgo: 21,
  },
  {
    id: 'demo-buyer-rafiq',
    name: 'Rafiq Islam',
    email: 'rafiq.islam@secondhand.example',
    password: 'demo-rafiq',
    role: 'buyer',
    verified: false,
    daysAgo: 9,
  },
] as const satisfies readonly DemoPerson[];

export type DemoBuyerId = (typeof demoBuyers)[number]['id'];
