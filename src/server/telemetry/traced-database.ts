import type { Database, Queryable } from '../database/database';
import type { Sql } from '../database/sql';
import { statementName } from './statement-name';
import type { Telemetry } from './telemetry';

const describeQuery = (name: string) => ({
  name,
  kind: 'client' as const,
  attributes: { 'db.system.name': 'postgresql', 'db.query.summary': name },
});

/**
 * Records a span for each statement. It contains the verb and the table, but neither the text nor the
 * values.
 */
export function tracedDatabase(database: Database, telemetry: Telemetry): Database {
  const traceQueries = (queryable: Queryable): Queryable => ({
    query: <Row>(statement: Sql) =>
      telemetry.span(
        () => describeQuery(statementName(statement.render().text)),
        () => queryable.query<Row>(statement),
      ),
    runScript: (script) =>
      telemetry.span(
        () => describeQuery('script'),
        () => queryable.runScript(script),
      ),
  });
  return {
    ...database,
    ...traceQueries(database),
    transaction: (work) =>
      telemetry.span(
        () => describeQuery('transaction'),
        () => database.transaction((tx) => work({ ...tx, ...traceQueries(tx) })),
      ),
  };
}
