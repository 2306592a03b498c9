import * as z from 'zod/mini';
import { tolerances } from '../../contract/platform/tolerance';

/** Returns the schema with which a response is read: as the contract's, but tolerant of what is marked there. */
export function tolerantSchema<Output>(schema: z.ZodMiniType<Output>): z.ZodMiniType<Output> {
  return readTolerantly(schema) as z.ZodMiniType<Output>;
}

function readTolerantly(schema: z.ZodMiniType): z.ZodMiniType {
  if (schema instanceof z.ZodMiniArray) {
    const element = schema.def.element as z.ZodMiniType;
    const tolerantElement = readTolerantly(element);
    if (isTolerated(element)) return tolerantList(tolerantElement);
    return tolerantElement === element ? schema : z.array(tolerantElement);
  }
  if (schema instanceof z.ZodMiniUnion) {
    return z.union(schema.def.options.map((option) => readTolerantly(option as z.ZodMiniType)));
  }
  if (schema instanceof z.ZodMiniObject) {
    const requiredFields = tolerances.get(schema)?.requiredFields;
    return requiredFields ? tolerantObject(schema, ...requiredFields) : withTolerantFields(schema);
  }
  return schema;
}

const isTolerated = (schema: z.ZodMiniType): boolean =>
  schema instanceof z.ZodMiniUnion
    ? schema.def.options.some((option) => isTolerated(option as z.ZodMiniType))
    : tolerances.has(schema);

function withTolerantFields(schema: z.ZodMiniObject): z.ZodMiniType {
  const fields = Object.entries(schema.shape).flatMap(([name, field]) => {
    const tolerantField = readTolerantly(field as z.ZodMiniType);
    return tolerantField === field ? [] : [[name, tolerantField] as const];
  });
  return fields.length > 0 ? z.extend(schema, Object.fromEntries(fields)) : schema;
}

/**
 * Some servers store prices and years as numbers (specification 5.1 sets no format). Converts them
 * to strings.
 */
const text = z.pipe(z.union([z.string(), z.number()]), z.transform(String));

/**
 * Returns a schema that accepts an object from any server. The required fields must match the
 * contract; any other field that is missing or invalid gets an empty default.
 */
export function tolerantObject<Shape extends z.core.$ZodShape>(
  { shape }: z.ZodMiniObject<Shape>,
  ...required: (keyof Shape)[]
): z.ZodMiniType<z.output<z.ZodMiniObject<Shape>>> {
  const fields = Object.entries(shape).map(([name, field]) => [
    name,
    required.includes(name) ? field : withEmptyDefault(field as z.ZodMiniType),
  ]);
  return z.object(Object.fromEntries(fields) as Shape);
}

/** Gives a missing or invalid field an empty default, such as '', 0, [] or undefined. */
function withEmptyDefault(field: z.ZodMiniType): z.ZodMiniType {
  if (field instanceof z.ZodMiniString) return z.catch(text, '');
  if (field instanceof z.ZodMiniBoolean) return z.catch(field, false);
  if (field instanceof z.ZodMiniNumber) return z.catch(field, 0);
  if (field instanceof z.ZodMiniNullable) return z.catch(field, null);
  if (field instanceof z.ZodMiniArray) return z.catch(field, []);
  if (!(field instanceof z.ZodMiniOptional))
    throw new Error(`There is no empty default for a field of type ${field._zod.def.type}.`);
  const innerType = withoutNull(field.def.innerType as z.ZodMiniType);
  const tolerantType =
    innerType instanceof z.ZodMiniObject
      ? tolerantObject(innerType, ...enumFieldNames(innerType))
      : innerType;
  return z.catch(z.optional(tolerantType), undefined);
}

/** Returns the names of the enum fields. They have no empty default, so they stay required in an optional object. */
const enumFieldNames = ({ shape }: z.ZodMiniObject) =>
  Object.keys(shape).filter((name) => shape[name] instanceof z.ZodMiniEnum);

/** Removes the nullable wrapper: in an optional field, null counts as missing. */
function withoutNull(field: z.ZodMiniType): z.ZodMiniType {
  return field instanceof z.ZodMiniNullable ? (field.def.innerType as z.ZodMiniType) : field;
}

/** Returns a list schema that drops invalid entries, so that one does not break the whole page. */
export function tolerantList<Entry>(entry: z.ZodMiniType<Entry>): z.ZodMiniType<Entry[]> {
  return z.pipe(
    z.array(z.unknown()),
    z.transform((items) =>
      items.flatMap((item) => {
        const parsed = entry.safeParse(item);
        return parsed.success ? [parsed.data] : [];
      }),
    ),
  );
}
