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
  const matchingCalls = patterns.filter(({ pattern }) => pattern.test(`${method} ${path}`));
  if (matchingCalls.length === 0) return;
  const faults = matchingCalls.map(({ call, outcomes }) => {
    const name = `${call.method} ${call.path}`;
    const schema = outcomes.get(status);
    if (!schema)
      return `The contract of ${name} has no response ${status}: ${JSON.stringify(body)}`;
    const parsed = schema.safeParse(body);
    if (!parsed.success) return `${name} ${status}: ${JSON.stringify(parsed.error.issues)}`;
    const [expected, sent] = [parsed.data, body].map((each) => JSON.stringify(sortKeys(each)));
    return expected === sent
      ? undefined
      : `${name} ${status} sends ${sent}, the contract has ${expected}`;
  });
  if (faults.every(Boolean)) throw new Error(faults.join('\n'));
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, each]) => [key, sortKeys(each)]));
}
