/** Whether a driver's error has this SQLSTATE of PostgreSQL. */
export function hasSqlState(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
