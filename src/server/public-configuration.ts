import type { PublicConfiguration } from '../contract/platform/configuration';
import { defaultCurrency } from '../contract/payments/currencies';
import { isOwnApi } from '../contract/platform/endpoint-url';
import type { Environment } from './environment/schema';
import { externalImageHost, ownImageHost } from './domains/pictures/image-host-configuration';

/** Returns the configuration that every page contains. It has no secrets. */
export function getPublicConfiguration(environment: Environment): PublicConfiguration {
  const { FIREBASE_APP_ID: appId, SUPPORT_EMAIL: supportEmail } = environment;
  return {
    apiUrl: environment.API_URL,
    ...(!isOwnApi(environment.API_URL) && { capabilities: environment.API_CAPABILITIES }),
    firebase: {
      apiKey: environment.FIREBASE_API_KEY,
      authDomain: environment.FIREBASE_AUTH_DOMAIN,
      projectId: environment.FIREBASE_PROJECT_ID,
      ...(appId && { appId }),
    },
    stripePublishableKey: environment.STRIPE_PUBLISHABLE_KEY,
    imageHost: environment.IMAGE_HOST_KEY
      ? externalImageHost(environment)
      : ownImageHost(environment.IMAGE_HOST_PICTURES),
    ...(environment.REQUIRE_CONFIRMED_EMAIL && { requiresConfirmedEmail: true }),
    ...(supportEmail && { supportEmail }),
    ...(environment.CURRENCY !== defaultCurrency && { currency: environment.CURRENCY }),
    ...(environment.PHONE_FORMS && { phoneForms: environment.PHONE_FORMS }),
    ...(environment.OTEL_EXPORTER_OTLP_ENDPOINT && { traces: environment.OTEL_TRACES_SAMPLER_ARG }),
    ...(environment.STATECHARTS && { statecharts: true }),
  };
}
