import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import fp from 'fastify-plugin';
import type { AppOptions } from '../../app-options';
import { cspReportPath } from '../../http/csp-report-path';

const oneYearInSeconds = 365 * 24 * 60 * 60;

/** The sources that Stripe requires: https://docs.stripe.com/security/guide#content-security-policy */
const stripeScripts = ['https://js.stripe.com', 'https://*.js.stripe.com'];

/**
 * Disables browser features that no page needs. Only Stripe's frames may request payments, for wallets. The search page may ask for
 * the position, which stays in the browser.
 */
const permissionsPolicy = [
  ...['accelerometer', 'camera', 'display-capture', 'gyroscope', 'magnetometer'],
  ...['microphone', 'midi', 'screen-wake-lock', 'serial', 'usb', 'xr-spatial-tracking'],
]
  .map((feature) => `${feature}=()`)
  .concat(
    'geolocation=(self)',
    `payment=(self ${stripeScripts.map((source) => `"${source}"`).join(' ')})`,
  )
  .join(', ');

/** Sets the security headers of every response. */
export const helmetPlugin = fp<AppOptions>(
  async (app, options) => {
    await app.register(helmet, helmetOptions(options));
    app.addHook('onRequest', async (_request, reply) => {
      reply.headers({
        'Permissions-Policy': permissionsPolicy,
        'Reporting-Endpoints': `${reportGroup}="${cspReportPath}"`,
      });
    });
  },
  { name: 'helmet' },
);

const reportGroup = 'policy';

/** The hosts of the profile photos of Google and GitHub. */
const profilePhotoHosts = [
  'https://lh3.googleusercontent.com',
  'https://avatars.githubusercontent.com',
];

/**
 * The Content-Security-Policy allows the site's own files, Stripe, Firebase's sign-in windows, and images of
 * the image host. Images of other hosts are blocked, because an injected one could leak a token in its URL.
 */
function helmetOptions({
  publicConfiguration: { apiUrl, firebase, imageHost },
  httpsOnly = false,
}: AppOptions): FastifyHelmetOptions {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...stripeScripts, 'https://apis.google.com'],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: [
          ...new Set([
            "'self'",
            'data:',
            'blob:',
            ...imageHost.pictures.flatMap(toOrigins),
            ...toOrigins(imageHost.sizes?.template ?? ''),
            ...profilePhotoHosts,
          ]),
        ],
        fontSrc: ["'self'", 'data:'],
        connectSrc: [
          ...new Set([
            "'self'",
            'https://identitytoolkit.googleapis.com',
            'https://securetoken.googleapis.com',
            'https://api.stripe.com',
            ...toOrigins(apiUrl),
            ...toOrigins(imageHost.uploadUrl),
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
        // Used by browsers without the Reporting API.
        reportUri: [cspReportPath],
      },
    },
    strictTransportSecurity: httpsOnly && { maxAge: oneYearInSeconds, includeSubDomains: true },
    // The sign-in windows of Google and GitHub use window.opener.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    // Firebase restricts API keys by referrer.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  };
}

/** Returns the origin of a URL in an array; an empty array for a path of this site. */
function toOrigins(url: string): string[] {
  return URL.canParse(url) ? [new URL(url).origin] : [];
}

function isHostName(text: string): boolean {
  return /^[a-z0-9.-]+(:\d+)?$/i.test(text);
}
