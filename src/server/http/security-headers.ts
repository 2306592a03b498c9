import type { FastifyHelmetOptions } from '@fastify/helmet';

/**
 * What the pages may load: our own files, Stripe, Firebase with its sign-in windows, and pictures
 * from anywhere, because sellers bring their own.
 */
export function securityHeaders(authDomain: string): FastifyHelmetOptions {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", 'https://js.stripe.com', 'https://apis.google.com'],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'", 'https:'],
        workerSrc: ["'self'", 'blob:'],
        frameSrc: [
          "'self'",
          'https://js.stripe.com',
          'https://hooks.stripe.com',
          ...(isHostName(authDomain) ? [`https://${authDomain}`] : []),
        ],
        frameAncestors: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
      },
    },
    // The sign-in windows of Google and Github answer through window.opener.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    // Firebase's API keys are restricted by the page that they are used on.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  };
}

function isHostName(text: string): boolean {
  return /^[a-z0-9.-]+(:\d+)?$/i.test(text);
}
