import { startSharedPostgres } from './shared-postgres';

/** Starts the database server of the tests. Without one, they run on PGlite. */
export default async function setUp(): Promise<void> {
  try {
    const { stop } = await startSharedPostgres();
    globalThis.stopSharedPostgres = stop;
  } catch (error) {
    console.warn(`PostgreSQL cannot run here, so the tests use PGlite: ${String(error)}`);
  }
}

declare global {
  var stopSharedPostgres: (() => Promise<void>) | undefined;
}
