import { createHash } from 'node:crypto';

const inlineScript = /<script>([^]*?)<\/script>/g;

/** Returns the hashes of the page's inline scripts, as sources for a Content-Security-Policy. */
export function inlineScriptHashes(page: string): string[] {
  return [...page.matchAll(inlineScript)].map(([, script = '']) => {
    const hash = createHash('sha256').update(script).digest('base64');
    return `'sha256-${hash}'`;
  });
}

/** Adds the hashes to the `script-src` directive of a Content-Security-Policy. */
export function allowInlineScripts(policy: string, hashes: readonly string[]): string {
  return policy.replace(/(?<=^|;)script-src [^;]*/, (sources) => [sources, ...hashes].join(' '));
}
