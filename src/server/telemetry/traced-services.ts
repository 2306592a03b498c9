import Stripe from 'stripe';
import type { Mailer } from '../domains/mail/mailer';
import type { TaskHandlers } from '../domains/platform/outbox-dispatcher.sql';
import type { Telemetry } from './telemetry';

/** Stripe's HTTP client with a span for each call. The span's name contains no ids. */
export function tracedHttpClient(
  telemetry: Telemetry,
): ReturnType<typeof Stripe.createNodeHttpClient> {
  const client = Stripe.createNodeHttpClient();
  const makeRequest = client.makeRequest.bind(client);
  client.makeRequest = (...request) => {
    const [, , path, method] = request;
    const route = path.replace(/\?.*$/, '').replace(/\/(?:pi|ch|re)_\w+/g, '/{id}');
    return telemetry.span(
      () => ({
        name: `Stripe ${method} ${route}`,
        kind: 'client',
        attributes: { 'http.request.method': method, 'url.template': route },
      }),
      () => makeRequest(...request),
    );
  };
  return client;
}

export function tracedMailer(mailer: Mailer, telemetry: Telemetry): Mailer {
  return {
    ...mailer,
    send: (message) =>
      telemetry.span(
        () => ({ name: 'send mail', kind: 'client' }),
        () => mailer.send(message),
      ),
  };
}

/** Wraps the handlers so that each outbox task is a trace. */
export function tracedTasks(handlers: TaskHandlers, telemetry: Telemetry): TaskHandlers {
  return Object.fromEntries(
    Object.entries(handlers).map(([name, handle]) => [
      name,
      (payload: never, key: string) =>
        telemetry.trace({ name: `outbox ${name}`, kind: 'internal' }, () => handle(payload, key)),
    ]),
  );
}
