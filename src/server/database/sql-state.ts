/** Whether an error of the driver has this SQLSTATE code. */
export function hasSqlState(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
