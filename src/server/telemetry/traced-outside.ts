import Stripe from 'stripe';
import type { Mailer } from '../mail/mailer';
import type { TaskHandlers } from '../orders/outbox-dispatcher';
import type { Tracer } from './tracer';

/** How Stripe's library asks; the ids in an address are left out of a span's name. */
export function tracedHttpClient(tracer: Tracer): ReturnType<typeof Stripe.createNodeHttpClient> {
  const client = Stripe.createNodeHttpClient();
  const ask = client.makeRequest.bind(client);
  client.makeRequest = (...request) => {
    const [, , path, method] = request;
    const route = path.replace(/\?.*$/, '').replace(/\/(?:pi|ch|re)_\w+/g, '/{id}');
    return tracer.part(
      () => ({
        name: `Stripe ${method} ${route}`,
        kind: 'client',
        attributes: { 'http.request.method': method, 'url.template': route },
      }),
      () => ask(...request),
    );
  };
  return client;
}

export function tracedMailer(mailer: Mailer, tracer: Tracer): Mailer {
  return {
    ...mailer,
    send: (message) =>
      tracer.part(
        () => ({ name: 'send mail', kind: 'client' }),
        () => mailer.send(message),
      ),
  };
}

/** Each task of the outbox, with what it asks of others. */
export function tracedTasks(handlers: TaskHandlers, tracer: Tracer): TaskHandlers {
  return Object.fromEntries(
    Object.entries(handlers).map(([name, handle]) => [
      name,
      (payload: never, key: string) =>
        tracer.root({ name: `outbox ${name}`, kind: 'internal' }, () => handle(payload, key)),
    ]),
  );
}
