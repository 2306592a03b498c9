import { createHash } from 'node:crypto';

const inlineScript = /<script>([^]*?)<\/script>/g;

/** The CSP hashes of the page's inline scripts. */
export function inlineScriptHashes(page: string): string[] {
  return [...page.matchAll(inlineScript)].map(([, script = '']) => {
    const hash = createHash('sha256').update(script).digest('base64');
    return `'sha256-${hash}'`;
  });
}

/** The Content-Security-Policy, extended by the hashes. */
export function allowInlineScripts(policy: string, hashes: readonly string[]): string {
  return policy.replace(/(?<=^|;)script-src [^;]*/, (sources) => [sources, ...hashes].join(' '));
}
