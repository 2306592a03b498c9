import type * as z from 'zod/mini';
import {
  listResponses,
  errorSchema,
  type AuthRequirement,
  type Call,
} from '../../../../contract/calls/call';
import { callsByTopic } from '../../../../contract/calls/calls';
import { categorySchema } from '../../../../contract/selling/category';
import {
  deletionSchema,
  insertionSchema,
  modificationSchema,
} from '../../../../contract/platform/mutation-results';
import { orderSchema } from '../../../../contract/buying/order';
import { paymentIntentSchema } from '../../../../contract/payments/payment';
import { productCalls } from '../../../../contract/calls/products';
import { productSchema } from '../../../../contract/selling/product';
import {
  productFieldNames,
  productFields,
  type ProductField,
} from '../../../../contract/selling/product-fields';
import { accountSchema, userSchema } from '../../../../contract/accounts/user';
import { wishlistEntrySchema } from '../../../../contract/buying/wishlist';
import { describeSchemas, type JsonSchema, type SchemaMetadata } from './json-schemas';

export interface OpenApiDocument {
  openapi: string;
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string }[];
  /** The operations by path, then by method in lower case. */
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema>; securitySchemes: Record<string, object> };
}

export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  security: Record<string, string[]>[];
  parameters: Parameter[];
  requestBody?: { required: boolean; content: Content };
  responses: Record<string, { description: string; headers?: object; content: Content }>;
}

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  schema: JsonSchema;
}

/** The schema of a body by its media type. */
export type Content = Record<string, { schema: JsonSchema }>;

const componentSchemas = {
  User: userSchema,
  Account: accountSchema,
  Category: categorySchema,
  Product: productSchema,
  WishlistEntry: wishlistEntrySchema,
  Order: orderSchema,
  PaymentIntent: paymentIntentSchema,
  Insertion: insertionSchema,
  Modification: modificationSchema,
  Deletion: deletionSchema,
  Error: errorSchema,
};

const securitySchemes = {
  accessToken: { type: 'http', scheme: 'bearer', description: 'Issued by GET /jwt.' },
  identityToken: { type: 'http', scheme: 'bearer', description: 'Issued by the identity service.' },
};

const byAccessToken = { accessToken: [] };
const byIdentityToken = { identityToken: [] };

const authRequirements: Record<
  AuthRequirement,
  { security: Operation['security']; description: string }
> = {
  public: { security: [], description: 'Public.' },
  optional: { security: [{}, byAccessToken], description: 'Public; the access token is optional.' },
  identity: {
    security: [byIdentityToken],
    description: 'Requires an identity token.',
  },
  accessOrIdentityToken: {
    security: [byAccessToken, byIdentityToken],
    description: 'Requires an access token or an identity token.',
  },
  signedIn: { security: [byAccessToken], description: 'For signed-in users.' },
  buyer: { security: [byAccessToken], description: 'For buyers.' },
  seller: { security: [byAccessToken], description: 'For sellers.' },
  Admin: { security: [byAccessToken], description: 'For admins.' },
  staff: { security: [byAccessToken], description: 'For admins and moderators.' },
};

const nextPage = {
  Link: {
    description: 'The next page (RFC 8288), if there is one.',
    schema: { type: 'string' },
  },
};

const retryAfterHeader = {
  'Retry-After': { description: 'Seconds to wait before retrying.', schema: { type: 'integer' } },
};

const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', minLength: 1, maxLength: 200 },
};

/**
 * Returns the label, limit and example of each product field, for its schemas in requests and responses.
 */
function productFieldMetadata(): [z.ZodMiniType, SchemaMetadata][] {
  return productFieldNames.flatMap((name): [z.ZodMiniType, SchemaMetadata][] => {
    const { label: title, maxLength, example, control }: ProductField = productFields[name];
    const metadata = { title, ...(example && { examples: [example] }) };
    return [
      [productSchema.shape[name], metadata],
      [
        productCalls.addProduct.body.shape[name],
        { ...metadata, ...(control !== 'condition' && { maxLength }) },
      ],
    ];
  });
}

/**
 * Describes the calls of the contract in OpenAPI 3.1.
 * @param serverUrl the base URL of the calls, absolute or a path
 */
export function openApiDocument(serverUrl: string): OpenApiDocument {
  const schemas = describeSchemas(componentSchemas, productFieldMetadata());
  const jsonContent = (schema: JsonSchema): Content => ({ 'application/json': { schema } });
  const contentOf = ({ isEventStream, mediaType }: Call, status: number) => {
    const successType = isEventStream ? 'text/event-stream' : (mediaType ?? 'application/json');
    return (schema: JsonSchema): Content =>
      status === 200 ? { [successType]: { schema } } : jsonContent(schema);
  };

  function listParameters({ path, query, acceptsIdempotencyKey }: Call): Parameter[] {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
      name,
      in: 'path' as const,
      required: true,
      schema: { type: 'string' },
    }));
    if (acceptsIdempotencyKey) return [...inPath, idempotencyKey];
    if (!query) return inPath;
    const { properties = {}, required = [] } = schemas.requestSchema(query);
    const inQuery = Object.entries(properties).map(([name, schema]) => ({
      name,
      in: 'query' as const,
      required: required.includes(name),
      schema,
    }));
    return [...inPath, ...inQuery];
  }

  function describeOperation(operationId: string, topic: string, call: Call): Operation {
    const { security, description } = authRequirements[call.auth];
    const isList = call.query !== undefined && 'after' in call.query.shape;
    const responses: Operation['responses'] = {};
    for (const { status, description, schema } of listResponses(call)) {
      responses[status] = {
        description,
        ...(status === 200 && isList && { headers: nextPage }),
        ...([429, 503].includes(status) && { headers: retryAfterHeader }),
        content: contentOf(call, status)(schemas.responseSchema(schema)),
      };
    }
    return {
      operationId,
      tags: [topic],
      summary: call.summary,
      description,
      security,
      parameters: listParameters(call),
      ...(call.body && {
        requestBody: {
          required: !call.body.safeParse({}).success,
          content: jsonContent(schemas.requestSchema(call.body)),
        },
      }),
      responses,
    };
  }

  const paths: OpenApiDocument['paths'] = {};
  for (const [topic, calls] of Object.entries(callsByTopic)) {
    for (const [name, call] of Object.entries<Call>(calls)) {
      (paths[call.path] ??= {})[call.method.toLowerCase()] = describeOperation(name, topic, call);
    }
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Secondhand',
      version: '1.0.0',
      description:
        'A marketplace for used goods. Responses may gain fields, and the API may gain calls.',
    },
    servers: [{ url: serverUrl }],
    tags: Object.keys(callsByTopic).map((name) => ({ name })),
    paths,
    components: { schemas: schemas.components, securitySchemes },
  };
}
