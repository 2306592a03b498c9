import type { Database, Queryable } from '../database/database';
import type { Sql } from '../database/sql';
import { statementName } from './statement-name';
import type { Tracer } from './tracer';

const about = (name: string) => ({
  name,
  kind: 'client' as const,
  attributes: { 'db.system.name': 'postgresql', 'db.query.summary': name },
});

/** A span for each statement: its name, no value and nothing of its text. */
export function tracedDatabase(database: Database, tracer: Tracer): Database {
  const traced = (queryable: Queryable): Queryable => ({
    query: <Row>(statement: Sql) =>
      tracer.part(
        () => about(statementName(statement.render().text)),
        () => queryable.query<Row>(statement),
      ),
    runScript: (script) =>
      tracer.part(
        () => about('script'),
        () => queryable.runScript(script),
      ),
  });
  return {
    ...database,
    ...traced(database),
    transaction: (work) =>
      tracer.part(
        () => about('transaction'),
        () => database.transaction((tx) => work({ ...tx, ...traced(tx) })),
      ),
  };
}
