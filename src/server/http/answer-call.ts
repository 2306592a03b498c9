import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { Asker, Call } from '../../contract/calls/call';
import type { Transaction } from '../database/database';
import type { Services } from '../routes/services';
import { answerOnce } from './answer-once';
import type { Guards } from './guards';
import { parse } from './parse';
import { perMinute } from './rate-limits';

/** What the guards tell of who asks. */
interface AskerFacts {
  anybody: undefined;
  visitor: Awaited<ReturnType<Guards['visitor']>>;
  identity: Awaited<ReturnType<Guards['identity']>>;
  eitherToken: Awaited<ReturnType<Guards['anyToken']>>;
  signedIn: Awaited<ReturnType<Guards['session']>>;
  buyer: Awaited<ReturnType<Guards['role']>>;
  seller: Awaited<ReturnType<Guards['role']>>;
  Admin: Awaited<ReturnType<Guards['role']>>;
}

type ParameterOf<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterOf<Rest>
  : never;

/** A call as it was made: who asks, and what the contract's schemas have read. */
export interface Made<ThisCall extends Call> {
  asker: AskerFacts[ThisCall['may']];
  params: Record<ParameterOf<ThisCall['path']>, string>;
  query: ThisCall['query'] extends z.ZodMiniType ? z.output<ThisCall['query']> : undefined;
  body: ThisCall['body'] extends z.ZodMiniType ? z.output<ThisCall['body']> : undefined;
  request: FastifyRequest;
  reply: FastifyReply;
}

type KeyedAnswer<ThisCall extends Call> = (tx: Transaction, made: Made<ThisCall>) => unknown;
type PlainAnswer<ThisCall extends Call> = (made: Made<ThisCall>) => unknown;

/** What a keyed call changes is stored in one transaction with its answer, so it is given that first. */
export type AnswerCall = <ThisCall extends Call>(
  call: ThisCall,
  answer: ThisCall['isKeyed'] extends true ? KeyedAnswer<ThisCall> : PlainAnswer<ThisCall>,
) => void;

/**
 * Registers calls of the contract: each asks first who is asking, then reads the request, and only
 * then answers.
 */
export function answerCallsOf(
  app: FastifyInstance,
  { guards, database }: Pick<Services, 'guards' | 'database'>,
): AnswerCall {
  return (call, answer) => {
    app.route({
      ...(call.largestBody && { bodyLimit: call.largestBody }),
      config: {
        ...(call.perMinute && perMinute(call.perMinute)),
        isVital: call.isVital ?? false,
        isEndless: call.streams ?? false,
      },
      method: call.method,
      url: call.path.replace(/\{(\w+)\}/g, ':$1'),
      async handler(request, reply) {
        const asker = await askerOf(guards, request, call.may);
        const { params } = request;
        const query = call.query && parse(call.query, request.query);
        const body = call.body && parse(call.body, request.body);
        type ThisCall = typeof call;
        const made = { asker, params, query, body, request, reply } as Made<ThisCall>;
        if (!call.isKeyed) return (answer as PlainAnswer<ThisCall>)(made);
        return answerOnce(database, request, userIdOf(asker), async (tx) =>
          (answer as KeyedAnswer<ThisCall>)(tx, made),
        );
      },
    });
  };
}

function userIdOf(asker: AskerFacts[Asker]): string | undefined {
  if (!asker) return undefined;
  return 'user' in asker ? asker.user?.id : asker.id;
}

function askerOf(guards: Guards, request: FastifyRequest, may: Asker) {
  switch (may) {
    case 'anybody':
      return undefined;
    case 'visitor':
      return guards.visitor(request);
    case 'identity':
      return guards.identity(request);
    case 'eitherToken':
      return guards.anyToken(request);
    case 'signedIn':
      return guards.session(request);
    default:
      return guards.role(request, may);
  }
}
