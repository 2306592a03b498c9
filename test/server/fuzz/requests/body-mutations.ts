import * as fc from 'fast-check';
import { invalidJson, hostileJson, hostileName, invalidUtf8 } from '../values/json';
import { toBytes, withHeader, type RequestTemplate, type Members } from '../wire/request-template';
import { repeatAt, replaceAt, anyIndex, type Mutation, type MutationArbitrary } from './mutation';

/** Changes a member of the body, or adds one to an empty body. */
const memberMutations: MutationArbitrary[] = [
  anyIndex.map((place) => changeMembers((members) => replaceAt(members, place, []))),
  fc.tuple(anyIndex, hostileJson).map(([place, value]) =>
    changeMembers((members) => {
      const [name] = members[place % members.length] ?? ['x'];
      return replaceAt(members, place, [[name, value]]);
    }),
  ),
  fc
    .tuple(anyIndex, hostileName, hostileJson)
    .map(([place, name, value]) =>
      changeMembers((members) => repeatAt(members, place, [[name, value]])),
    ),
  fc.tuple(anyIndex, hostileJson).map(([place, value]) =>
    changeMembers((members) => {
      const [name] = members[place % members.length] ?? ['x'];
      return repeatAt(members, place, [[name, value]]);
    }),
  ),
  fc
    .tuple(anyIndex, fc.constantFrom('[', '{"x":'))
    .map(([place, opening]) =>
      changeMembers((members) =>
        members.map(([name, value], index) => [
          name,
          index === place % members.length
            ? opening + value + (opening === '[' ? ']' : '}')
            : value,
        ]),
      ),
    ),
];

/** Changes of the body's bytes. */
const byteMutations: MutationArbitrary[] = [
  hostileJson.map((text) => changeBytes(() => Buffer.from(text))),
  invalidJson.map((text) => changeBytes(() => Buffer.from(text))),
  anyIndex.map((place) =>
    changeBytes((bytes) => bytes.subarray(0, Math.floor((bytes.length * place) / 1_000))),
  ),
  fc.tuple(anyIndex, invalidUtf8).map(([place, invalid]) =>
    changeBytes((bytes) => {
      const position = Math.floor((bytes.length * place) / 1_000);
      return Buffer.concat([bytes.subarray(0, position), invalid, bytes.subarray(position)]);
    }),
  ),
  // Around and above the maximum body size.
  fc
    .constantFrom(250_000, 262_144, 262_145, 400_000)
    .map((length) =>
      changeBytes((bytes) =>
        Buffer.concat([bytes, Buffer.alloc(Math.max(0, length - bytes.length), ' ')]),
      ),
    ),
  fc.constant(changeBytes((bytes) => Buffer.from(`[${bytes.toString('latin1')}]`, 'latin1'))),
  fc.constant(changeBytes((bytes) => Buffer.from(bytes.toString('utf8'), 'utf16le'))),
];

export const bodyMutation: MutationArbitrary = fc.oneof(
  { weight: 3, arbitrary: fc.oneof(...memberMutations) },
  { weight: 1, arbitrary: fc.oneof(...byteMutations) },
);

function changeMembers(change: (members: Members) => Members): Mutation {
  return (request) =>
    Buffer.isBuffer(request.body)
      ? request
      : asJson({ ...request, body: change(request.body ?? []) });
}

function changeBytes(change: (bytes: Buffer) => Buffer): Mutation {
  return (request) => asJson({ ...request, body: change(toBytes(request.body)) });
}

function asJson(request: RequestTemplate): RequestTemplate {
  const isTyped = request.headers.some(([name]) => name.toLowerCase() === 'content-type');
  return isTyped ? request : withHeader(request, ['Content-Type', 'application/json']);
}
