import './global-setup';

/** Jest loads this file apart from that of the setup, so they have only global variables in common. */
export default async function tearDown(): Promise<void> {
  await globalThis.stopSharedPostgres?.();
}
