import { listResponses, type Call } from '../../../src/contract/calls/call';
import { calls } from '../../../src/contract/calls/calls';

const patterns = Object.values<Call>(calls).map((call) => ({
  call,
  pattern: new RegExp(`^${call.method} /api${call.path.replace(/\{\w+\}/g, '[^/?]+')}(\\?.*)?$`),
  outcomes: new Map(listResponses(call).map((outcome) => [outcome.status, outcome.schema])),
}));

/** Throws unless the status and the body match the contract, without missing, wrong or extra fields. */
export function expectContract(
  method: string,
  path: string,
  { status, body }: { status: number; body: unknown },
): void {
  const found = patterns.filter(({ pattern }) => pattern.test(`${method} ${path}`));
  if (found.length === 0) return;
  const faults = found.map(({ call, outcomes }) => {
    const name = `${call.method} ${call.path}`;
    const schema = outcomes.get(status);
    if (!schema) return `${name} is not known to answer ${status}: ${JSON.stringify(body)}`;
    const read = schema.safeParse(body);
    if (!read.success) return `${name} ${status}: ${JSON.stringify(read.error.issues)}`;
    const [expected, sent] = [read.data, body].map((each) => JSON.stringify(sorted(each)));
    return expected === sent
      ? undefined
      : `${name} ${status} sends ${sent}, the contract has ${expected}`;
  });
  if (faults.every(Boolean)) throw new Error(faults.join('\n'));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, each]) => [key, sorted(each)]));
}
