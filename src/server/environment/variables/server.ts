import { isIP } from 'node:net';
import { z } from 'zod';
import { capabilities } from '../../../contract/platform/configuration';
import { defaultCurrency, supportedCurrencies } from '../../../contract/payments/currencies';
import { documentation, onOrOff, port, splitList } from '../variable';
import { hasReachableHost, isSafeHttpUrl } from '../urls';

export const serverVariables = {
  SITE_URL: z
    .string()
    .refine(isSiteUrl, 'is not an origin with https')
    .refine(hasReachableHost, 'names an address that no browser can reach')
    .transform((url) => new URL(url).origin)
    .register(documentation, {
      description:
        'Origin of the site. Shared links, search engines and emails use it, whatever host a request names.',
      example: 'https://shop.example',
      expected: 'an origin such as https://shop.example; http only for localhost',
    }),
  PORT: port().default(3000).register(documentation, {
    description: 'Port on which the server listens. 0 takes any free port.',
    expected: 'a number from 0 to 65535',
  }),
  HOST: z
    .string()
    .refine((text) => isIP(text) > 0, 'is not an IP address')
    .default('0.0.0.0')
    .register(documentation, {
      description:
        'Address on which the server listens: `0.0.0.0` is every IPv4 address, `::` every address. Use `127.0.0.1` if the proxy runs on the same machine.',
      example: '127.0.0.1',
    }),
  API_URL: z
    .string()
    .refine(isApiUrl, 'is neither a path nor an https URL')
    .refine(hasReachableHost, 'names an address that no browser can reach')
    .default('/api')
    .register(documentation, {
      description: "API that the pages call: a path of this server, or another server's https URL.",
      example: 'https://api.example/v1',
      expected: '/api or https://api.example/v1; http only for localhost',
    }),
  API_CAPABILITIES: z
    .string()
    .transform(splitList)
    .pipe(z.array(z.enum(capabilities, 'is not a list of capabilities')))
    .default([])
    .register(documentation, {
      description:
        'What the server at an `API_URL` elsewhere can do beyond the specification, separated by commas. This server knows its own.',
      example: 'extensions,uploads',
      expected: capabilities.join(', '),
    }),
  ALLOWED_ORIGINS: z
    .string()
    .transform(splitList)
    .refine((origins) => origins.every(isAllowedOrigin), 'is not a list of origins')
    .refine(
      (origins) => origins.every(hasReachableHost),
      'names an address that no browser can reach',
    )
    .default([])
    .register(documentation, {
      description: 'Other origins whose pages may call the API (CORS), separated by commas.',
      example: 'https://app.example,https://beta.example',
      expected: 'origins such as https://app.example, without a path or *; http only for localhost',
    }),
  TRUSTED_PROXIES: z
    .string()
    .refine((text) => text.split(',').every(isNetwork), 'is not a list of IP addresses or networks')
    .refine((text) => !text.split(',').some(isEveryAddress), 'trusts every client')
    .optional()
    .register(documentation, {
      description:
        'IP addresses or networks of the proxies in front, separated by commas. Only they may name the client with `X-Forwarded-For`. `loopback`, `linklocal` and `uniquelocal` stand for networks.',
      example: '10.0.0.0/8',
      expected: 'the addresses of your proxies, such as 10.0.0.0/8',
    }),
  NODE_ENV: z.string().default('production').register(documentation, {
    description:
      '`development` takes Stripe test keys only, and allows pages without HTTPS. Any other value means production.',
    example: 'development',
  }),
  SECURITY_CONTACT: z
    .string()
    .regex(/^(mailto:\S+@\S+|https:\/\/\S+)$/, 'is neither a mailto: nor an https: URL')
    .optional()
    .register(documentation, {
      description:
        'Where to report a vulnerability: the contact in `/.well-known/security.txt`, which is absent otherwise.',
      example: 'mailto:security@shop.example',
    }),
  SUPPORT_EMAIL: z
    .string()
    .regex(/^[^\s@]+@[^\s@]+$/, 'is not an email address')
    .optional()
    .register(documentation, {
      description: "Email address that a buyer can write to when the seller's account was closed.",
      example: 'help@shop.example',
    }),
  PHONE_FORMS: z
    .string()
    .transform(splitList)
    .refine(
      (forms) => forms.length > 0 && forms.every((form) => /^\+?[\d*]{5,15}$/.test(form)),
      'is not a list of forms of phone numbers',
    )
    .optional()
    .register(documentation, {
      description:
        'Forms of the phone number in a booking, in which each * is a digit. The buyer types spaces, hyphens and brackets as they like.',
      example: '+447*********,07*********',
      default: '01*********',
      expected: 'forms such as +447*********,07*********',
    }),
  CURRENCY: z
    .string()
    .toLowerCase()
    .refine(
      (code) => supportedCurrencies.includes(code),
      'is not a currency in which this shop can sell',
    )
    .default(defaultCurrency)
    .register(documentation, {
      description:
        'Currency of the prices, which cards are charged in. After a change, a product keeps its currency until its seller changes the price. Stop all servers before you change it.',
      example: 'EUR',
      expected: supportedCurrencies.join(', ').toUpperCase(),
    }),
  REQUIRE_CONFIRMED_EMAIL: onOrOff({ byDefault: true }).register(documentation, {
    description:
      'Whether users must confirm their email address before they book, pay, ask a seller or add products. Google confirms it, Github does not.',
    example: 'off',
    expected: 'on or off',
  }),
  STATECHARTS: onOrOff().register(documentation, {
    description:
      'Whether `/statecharts` shows the state machines, and `/components` the components of the pages.',
    example: 'on',
    expected: 'on or off',
  }),
  API_DOCS: onOrOff().register(documentation, {
    description:
      'Whether `/api/docs` shows the API as a page. `/api/openapi.json` is always available.',
    example: 'on',
    expected: 'on or off',
  }),
};

function isSiteUrl(text: string): boolean {
  return isSafeHttpUrl(text) && new URL(text).href === `${new URL(text).origin}/`;
}

function isApiUrl(text: string): boolean {
  const isPath = /^\/(?!\/)[^\s\\?#]*$/.test(text);
  return isPath || (isSafeHttpUrl(text) && !/[\s?#]/.test(text));
}

function isAllowedOrigin(text: string): boolean {
  return isSafeHttpUrl(text) && new URL(text).origin === text && !text.includes('*');
}

/** Whether Fastify accepts a text: an IP address, a network such as 10.0.0.0/8, or a name for networks. */
function isNetwork(text: string): boolean {
  const [address = '', bits = '0', ...rest] = text.trim().split('/');
  const isName = ['', 'loopback', 'linklocal', 'uniquelocal'].includes(text.trim());
  return isName || (isIP(address) !== 0 && /^\d{1,3}$/.test(bits) && rest.length === 0);
}

const isEveryAddress = (network: string) => /\/0+$/.test(network.trim());
