import type { DemoPerson } from './demo-person';

/** The first of them is the demo buyer. */
export const demoBuyers = [
  {
    id: 'demo-buyer',
    name: 'Bella Rahim',
    email: 'buyer@secondhand.example',
    password: 'demo-buyer',
    role: 'buyer',
    verified: true,
    daysAgo: 44,
    avatar: {
      skin: '#cf9a72',
      hair: 'long',
      hairColour: '#3b2219',
      top: '#27646f',
      ground: '#f6d8b8',
    },
  },
  {
    id: 'demo-buyer-jonas',
    name: 'Jonas Weber',
    email: 'jonas.weber@secondhand.example',
    password: 'demo-jonas',
    role: 'buyer',
    verified: true,
    daysAgo: 36,
    avatar: {
      skin: '#edc6a6',
      hair: 'short',
      hairColour: '#6b4a2c',
      top: '#6d6875',
      ground: '#cfe0d8',
      beard: true,
    },
  },
  {
    id: 'demo-buyer-priya',
    name: 'Priya Nair',
    email: 'priya.nair@secondhand.example',
    password: 'demo-priya',
    role: 'buyer',
    verified: false,
    daysAgo: 21,
    avatar: {
      skin: '#b87f56',
      hair: 'long',
      hairColour: '#120d0c',
      top: '#b5566b',
      ground: '#e3dcf2',
    },
  },
  {
    id: 'demo-buyer-rafiq',
    name: 'Rafiq Islam',
    email: 'rafiq.islam@secondhand.example',
    password: 'demo-rafiq',
    role: 'buyer',
    verified: false,
    daysAgo: 9,
    avatar: {
      skin: '#a9714a',
      hair: 'short',
      hairColour: '#191310',
      top: '#4a6fa5',
      ground: '#f0e0c0',
      glasses: true,
    },
  },
] as const satisfies readonly DemoPerson[];

export type DemoBuyerId = (typeof demoBuyers)[number]['id'];
