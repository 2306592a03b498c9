import type { Database, Queryable } from '../../../src/server/database/database';
import { sql, type Sql } from '../../../src/server/database/sql';

/** A node of PostgreSQL's plan, as EXPLAIN returns it in JSON. */
export interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}

/** A database that records its statements. */
export function recordStatements(database: Database): Database & { statements: Sql[] } {
  const statements: Sql[] = [];
  const recording = (queryable: Queryable): Queryable => ({
    query: (statement) => {
      statements.push(statement);
      return queryable.query(statement);
    },
    runScript: (script) => queryable.runScript(script),
  });
  return {
    ...database,
    ...recording(database),
    transaction: (work) => database.transaction((tx) => work({ ...tx, ...recording(tx) })),
    statements,
  };
}

/** The plan of a statement. `run` also executes it, and adds the actual numbers of rows. */
export async function planOf(
  database: Queryable,
  statement: Sql,
  run: 'run' | 'plan',
): Promise<PlanNode[]> {
  const [row] = await database.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
    run === 'run'
      ? sql`explain (analyze, format json) ${statement}`
      : sql`explain (format json) ${statement}`,
  );
  const nodes = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodes)];
  return row!['QUERY PLAN'].flatMap(({ Plan }) => nodes(Plan));
}
