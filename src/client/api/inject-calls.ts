import type {
  EndpointBuilder,
  EndpointDefinitions,
  MutationDefinition,
  QueryDefinition,
} from '@reduxjs/toolkit/query';
import type { output } from 'zod/mini';
import type { Call } from '../../contract/calls/call';
import { api, type Tag } from './api';
import type { baseQuery } from './base-query';
import { toRequest, type CallArgument, type CallFields } from './call-request';
import { requestedPageSize, type ApiCall, type CallOptions } from './read-all-pages';
import {
  lazySchema,
  schemaLoader,
  type LazySchema,
  type PermissiveResponseName,
  type ResponseOf,
} from './response-schema';

type Build = EndpointBuilder<typeof baseQuery, Tag, 'api'>;
type Query<Result, Argument> = QueryDefinition<Argument, typeof baseQuery, Tag, Result, 'api'>;
type Mutation<Result, Argument> = MutationDefinition<
  Argument,
  typeof baseQuery,
  Tag,
  Result,
  'api'
>;

/** Converts an endpoint's own argument to its call's. */
type Conversion<Row extends Call> = ((argument: never) => CallArgument<Row>) | undefined;

type ArgumentOf<Row extends Call, Converts extends Conversion<Row>> = Converts extends (
  argument: infer Argument,
) => unknown
  ? Argument
  : CallArgument<Row>;

/** How an endpoint differs from its call. */
interface Differences<
  Row extends Call,
  Permissive extends PermissiveResponseName,
  Converts extends Conversion<Row>,
> {
  argument?: Converts;
  /** What is added to the request. */
  request?: Partial<ApiCall> | ((argument: ArgumentOf<Row, Converts>) => Partial<ApiCall>);
  /** The schema of the response in place of the call's. */
  response?: Permissive;
  /** `access` if the call is made with the access token although it admits an identity token. */
  token?: 'access';
}

type QueryOptions<Result, Argument> = Pick<
  Query<Result, Argument>,
  'providesTags' | 'keepUnusedDataFor' | 'serializeQueryArgs'
>;
type MutationOptions<Result, Argument> = Pick<
  Mutation<Result, Argument>,
  'invalidatesTags' | 'onQueryStarted'
>;

/** Makes endpoints of calls by their names. */
interface CallEndpoints<Calls extends Rows<Calls>> {
  query: <
    Name extends keyof Calls,
    Permissive extends PermissiveResponseName = never,
    Converts extends Conversion<Calls[Name]> = undefined,
  >(
    name: Name,
    options?: Differences<Calls[Name], Permissive, Converts> &
      QueryOptions<ResponseOf<Calls[Name], Permissive>, ArgumentOf<Calls[Name], Converts>>,
  ) => Query<ResponseOf<Calls[Name], Permissive>, ArgumentOf<Calls[Name], Converts>>;
  mutation: <
    Name extends keyof Calls,
    Permissive extends PermissiveResponseName = never,
    Converts extends Conversion<Calls[Name]> = undefined,
  >(
    name: Name,
    options?: Differences<Calls[Name], Permissive, Converts> &
      MutationOptions<ResponseOf<Calls[Name], Permissive>, ArgumentOf<Calls[Name], Converts>>,
  ) => Mutation<ResponseOf<Calls[Name], Permissive>, ArgumentOf<Calls[Name], Converts>>;
  /** A list of which `visibleCount` entries are rendered. It has one more if there are more. */
  visibleList: <Name extends keyof Calls>(
    name: Name,
    options?: QueryOptions<output<Calls[Name]['response']>, VisibleListArgument<Calls[Name]>>,
  ) => Query<output<Calls[Name]['response']>, VisibleListArgument<Calls[Name]>>;
  /** What an endpoint of another kind shares with the others. */
  shared: <Name extends keyof Calls, Permissive extends PermissiveResponseName = never>(
    name: Name,
    permissive?: Permissive,
  ) => {
    responseSchema: LazySchema<ResponseOf<Calls[Name], Permissive>>;
    extraOptions: CallOptions;
  };
}

type Rows<Calls> = { [Name in keyof Calls]: Call };
export type VisibleListArgument<Row extends Call> = CallFields<Row> & { visibleCount: number };

/**
 * Injects endpoints that are derived from calls of the contract: method, path and types come from the row.
 * @param calls the rows, of which the client's build keeps only the signatures
 * @param loadCalls loads the rows with their schemas, when a response is read
 */
export function injectCalls<Calls extends Rows<Calls>, Definitions extends EndpointDefinitions>(
  calls: Calls,
  loadCalls: () => Promise<Calls>,
  define: (endpoints: CallEndpoints<Calls>, build: Build) => Definitions,
) {
  return api.injectEndpoints({
    endpoints: (build) => define(callEndpoints(calls, loadCalls, build), build),
  });
}

function callEndpoints<Calls extends Rows<Calls>>(
  calls: Calls,
  loadCalls: () => Promise<Calls>,
  build: Build,
): CallEndpoints<Calls> {
  const usesIdentityToken = ({ auth }: Call) =>
    auth === 'identity' || auth === 'accessOrIdentityToken';

  const shared = <Body>(name: keyof Calls, permissive?: PermissiveResponseName) => {
    const loadSchema = schemaLoader(async () => (await loadCalls())[name], permissive);
    return {
      responseSchema: lazySchema<Body>(loadSchema),
      extraOptions: {
        loadSchema,
        usesIdentityToken: usesIdentityToken(calls[name]),
        acceptsIdempotencyKey: calls[name].acceptsIdempotencyKey ?? false,
      },
    };
  };

  const derive = <
    Name extends keyof Calls,
    Permissive extends PermissiveResponseName,
    Converts extends Conversion<Calls[Name]>,
  >(
    name: Name,
    options: Differences<Calls[Name], Permissive, Converts>,
  ) => {
    type Argument = ArgumentOf<Calls[Name], Converts>;
    const { argument: convert, request = {}, response, token } = options;
    const toCallArgument = convert as ((argument: Argument) => unknown) | undefined;
    const { responseSchema, extraOptions } = shared<ResponseOf<Calls[Name], Permissive>>(
      name,
      response,
    );
    return {
      query: (argument: Argument) => ({
        ...toRequest(calls[name], toCallArgument ? toCallArgument(argument) : argument),
        ...(typeof request === 'function' ? request(argument) : request),
      }),
      responseSchema,
      extraOptions:
        token === 'access' ? { ...extraOptions, usesIdentityToken: false } : extraOptions,
    };
  };

  return {
    query: (name, options = {}) => build.query({ ...options, ...derive(name, options) }),
    mutation: (name, options = {}) => build.mutation({ ...options, ...derive(name, options) }),
    visibleList: (name, options = {}) =>
      build.query({
        ...options,
        ...shared(name),
        query: ({ visibleCount, ...fields }) => {
          const { params, ...request } = toRequest(calls[name], fields);
          return {
            ...request,
            params: { ...params, limit: requestedPageSize },
            neededCount: visibleCount + 1,
          };
        },
      }),
    shared,
  };
}
