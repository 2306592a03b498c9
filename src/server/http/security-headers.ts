import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { PublicConfiguration } from '../../contract/configuration';
import { cspReportPath } from './csp-reports';

export interface SecurityHeaderOptions {
  publicConfiguration: PublicConfiguration;
  /** Whether browsers shall insist on HTTPS from the first visit on, for a year. */
  httpsOnly: boolean;
}

const oneYearInSeconds = 365 * 24 * 60 * 60;

/** Powers of the browser that no page of ours needs; payment is for Stripe's frames. */
const permissionsPolicy = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'magnetometer'],
  ...['microphone', 'midi', 'screen-wake-lock', 'serial', 'usb', 'xr-spatial-tracking'],
]
  .map((feature) => `${feature}=()`)
  .concat('payment=(self "https://js.stripe.com")')
  .join(', ');

/** Puts on every answer what it may do in a browser. */
export async function addSecurityHeaders(
  app: FastifyInstance,
  options: SecurityHeaderOptions,
): Promise<void> {
  await app.register(helmet, helmetOptions(options));
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'Permissions-Policy': permissionsPolicy,
      'Reporting-Endpoints': `${reportGroup}="${cspReportPath}"`,
    });
  });
}

const reportGroup = 'policy';

/** Where Google and Github keep the portraits of those who sign in with them. */
const portraitHosts = [
  'https://lh3.googleusercontent.com',
  'https://avatars.githubusercontent.com',
];

/**
 * What the pages may load: our own files, Stripe, Firebase with its sign-in windows, and pictures
 * of the image host. From anywhere, a picture's address could carry a token away.
 */
function helmetOptions({
  publicConfiguration: { apiUrl, firebase, imageHost },
  httpsOnly,
}: SecurityHeaderOptions): FastifyHelmetOptions {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...stripeScripts, 'https://apis.google.com'],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: [
          ...new Set([
            ...["'self'", 'data:', 'blob:'],
            ...imageHost.pictures.flatMap(originOf),
            ...originOf(imageHost.sizes?.template ?? ''),
            ...portraitHosts,
          ]),
        ],
        fontSrc: ["'self'", 'data:'],
        connectSrc: [
          ...new Set([
            "'self'",
            ...['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
            'https://api.stripe.com',
            ...originOf(apiUrl),
            ...originOf(imageHost.uploadUrl),
          ]),
        ],
        workerSrc: ["'self'", 'blob:'],
        frameSrc: [
          "'self'",
          ...stripeScripts,
          'https://hooks.stripe.com',
          ...(isHostName(firebase.authDomain) ? [`https://${firebase.authDomain}`] : []),
        ],
        frameAncestors: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        reportTo: [reportGroup],
        // For browsers without the Reporting API.
        reportUri: [cspReportPath],
      },
    },
    strictTransportSecurity: httpsOnly && { maxAge: oneYearInSeconds, includeSubDomains: true },
    // The sign-in windows of Google and Github answer through window.opener.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    // Firebase's API keys are restricted by the page that they are used on.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  };
}

/** https://docs.stripe.com/security/guide#content-security-policy */
const stripeScripts = ['https://js.stripe.com', 'https://*.js.stripe.com'];

/** Nothing for a path of our own. */
function originOf(address: string): string[] {
  return URL.canParse(address) ? [new URL(address).origin] : [];
}

function isHostName(text: string): boolean {
  return /^[a-z0-9.-]+(:\d+)?$/i.test(text);
}
