import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { AuthRequirement, Call } from '../../../contract/calls/call';
import type { Transaction } from '../../database/database';
import { runIdempotently } from '../platform/idempotency';
import type { Guards } from './guards';
import { parse } from '../../http/parse';
import { perMinute } from '../../http/rate-limits';

/** The caller that the guard of an authentication requirement returns. */
interface CallerByAuth {
  public: undefined;
  optional: Awaited<ReturnType<Guards['optionalUser']>>;
  identity: Awaited<ReturnType<Guards['identity']>>;
  accessOrIdentityToken: Awaited<ReturnType<Guards['accessOrIdentityToken']>>;
  signedIn: Awaited<ReturnType<Guards['session']>>;
  buyer: Awaited<ReturnType<Guards['role']>>;
  seller: Awaited<ReturnType<Guards['role']>>;
  Admin: Awaited<ReturnType<Guards['role']>>;
  staff: Awaited<ReturnType<Guards['role']>>;
}

type PathParameter<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParameter<Rest>
  : never;

/** The authenticated caller, and the request's data as parsed by the schemas of the contract. */
interface RequestContext<ThisCall extends Call> {
  caller: CallerByAuth[ThisCall['auth']];
  params: Record<PathParameter<ThisCall['path']>, string>;
  query: ThisCall['query'] extends z.ZodMiniType ? z.output<ThisCall['query']> : undefined;
  body: ThisCall['body'] extends z.ZodMiniType ? z.output<ThisCall['body']> : undefined;
  request: FastifyRequest;
  reply: FastifyReply;
}

type IdempotentHandler<ThisCall extends Call> = (
  tx: Transaction,
  context: RequestContext<ThisCall>,
) => unknown;
type Handler<ThisCall extends Call> = (context: RequestContext<ThisCall>) => unknown;

/**
 * Registers the route of a call: it authenticates the caller, parses the request and runs the handler. The
 * handler of a call that accepts an Idempotency-Key runs in the transaction that also stores its response.
 * @param beforeHandler runs before this transaction, so that its changes are kept when the handler rejects
 */
export function registerEndpoint<ThisCall extends Call>(
  app: FastifyInstance,
  call: ThisCall,
  handler: ThisCall['acceptsIdempotencyKey'] extends true
    ? IdempotentHandler<ThisCall>
    : Handler<ThisCall>,
  { beforeHandler }: { beforeHandler?: (context: RequestContext<ThisCall>) => Promise<void> } = {},
): void {
  const { guards, database } = app;
  app.route({
    ...(call.bodyLimit && { bodyLimit: call.bodyLimit }),
    config: {
      ...(call.perMinute && perMinute(call.perMinute)),
      isExemptFromLoadShedding: call.isExemptFromLoadShedding ?? false,
      isEventStream: call.isEventStream ?? false,
      isCounter: call.isCounter ?? false,
      admitsSuspended: call.admitsSuspended ?? false,
      acceptsVisitors: call.auth === 'public' || call.auth === 'optional',
    },
    method: call.method,
    url: call.path.replace(/\{(\w+)\}/g, ':$1'),
    async handler(request, reply) {
      const caller = await authenticate(guards, request, call.auth);
      const { params } = request;
      const query = call.query && parse(call.query, request.query);
      const body = call.body && parse(call.body, request.body);
      const context = { caller, params, query, body, request, reply } as RequestContext<ThisCall>;
      await beforeHandler?.(context);
      if (!call.acceptsIdempotencyKey) return (handler as Handler<ThisCall>)(context);
      return runIdempotently(database, request, getUserId(caller), async (tx) =>
        (handler as IdempotentHandler<ThisCall>)(tx, context),
      );
    },
  });
}

function getUserId(caller: CallerByAuth[AuthRequirement]): string | undefined {
  if (!caller) return undefined;
  return 'user' in caller ? caller.user?.id : caller.id;
}

function authenticate(guards: Guards, request: FastifyRequest, auth: AuthRequirement) {
  switch (auth) {
    case 'public':
      return undefined;
    case 'optional':
      return guards.optionalUser(request);
    case 'identity':
      return guards.identity(request);
    case 'accessOrIdentityToken':
      return guards.accessOrIdentityToken(request);
    case 'signedIn':
      return guards.session(request);
    default:
      return guards.role(request, auth);
  }
}
