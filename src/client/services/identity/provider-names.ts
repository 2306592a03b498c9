import type { SocialProvider } from './identity-types';

export const providerNames: Record<SocialProvider, string> = { google: 'Google', github: 'Github' };
