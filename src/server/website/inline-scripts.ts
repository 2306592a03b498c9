import { createHash } from 'node:crypto';

const inlineScript = /<script>([^]*?)<\/script>/g;

/** The scripts that stand in a page itself, as a policy names them: by what they say. */
export function inlineScriptHashes(page: string): string[] {
  return [...page.matchAll(inlineScript)].map(([, script = '']) => {
    const hash = createHash('sha256').update(script).digest('base64');
    return `'sha256-${hash}'`;
  });
}

/** A content security policy with which these scripts run besides those that it allows already. */
export function allowScripts(policy: string, hashes: readonly string[]): string {
  return policy.replace(/(?<=^|;)script-src [^;]*/, (sources) => [sources, ...hashes].join(' '));
}
