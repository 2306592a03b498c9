import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { cspReportPath } from '../http/csp-report-path';
import { reportLimit } from '../http/rate-limits';

/** Bytes; a browser sends a few reports of some hundred bytes at once. */
const largestReport = 16 * 1024;
const mostReports = 5;
const longestText = 200;

const text = z.optional(z.string());
const line = z.optional(z.number());

/** The formats of the Reporting API and of `report-uri`. */
const reportsSchema = z.union([
  z.array(
    z.object({
      body: z.object({
        documentURL: text,
        blockedURL: text,
        effectiveDirective: text,
        sourceFile: text,
        lineNumber: line,
      }),
    }),
  ),
  z.object({
    'csp-report': z.object({
      'document-uri': text,
      'blocked-uri': text,
      'effective-directive': text,
      'violated-directive': text,
      'source-file': text,
      'line-number': line,
    }),
  }),
]);

/** Logs each violation of the Content-Security-Policy. Anyone can send a report, so it proves nothing. */
export async function cspReportRoutes(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    ['application/reports+json', 'application/csp-report'],
    { parseAs: 'string', bodyLimit: largestReport },
    app.getDefaultJsonParser('error', 'error'),
  );
  app.post(cspReportPath, { config: reportLimit }, async (request, reply) => {
    const reports = reportsSchema.safeParse(request.body);
    if (!reports.success) return reply.code(400).send({ message: 'This is not a CSP report.' });
    for (const violation of readViolations(reports.data).slice(0, mostReports)) {
      request.log.warn(violation, 'A page violated its Content-Security-Policy.');
    }
    return reply.code(204).send();
  });
}

function readViolations(reports: z.infer<typeof reportsSchema>) {
  if (Array.isArray(reports)) {
    return reports.map(({ body }) =>
      describe({
        directive: body.effectiveDirective,
        blocked: body.blockedURL,
        page: body.documentURL,
        script: body.sourceFile,
        line: body.lineNumber,
      }),
    );
  }
  const report = reports['csp-report'];
  return [
    describe({
      directive: report['effective-directive'] ?? report['violated-directive'],
      blocked: report['blocked-uri'],
      page: report['document-uri'],
      script: report['source-file'],
      line: report['line-number'],
    }),
  ];
}

interface Violation {
  directive: string | undefined;
  blocked: string | undefined;
  page: string | undefined;
  script: string | undefined;
  line: number | undefined;
}

/** Leaves out the parts of a URL that may contain a token. */
function describe({ directive, blocked, page, script, line: lineNumber }: Violation) {
  return {
    directive: directive?.slice(0, longestText),
    blocked: partOfUrl(blocked, ({ origin, protocol }) => (origin === 'null' ? protocol : origin)),
    page: partOfUrl(page, ({ pathname }) => pathname),
    script: partOfUrl(script, ({ origin, pathname }) => origin + pathname),
    line: lineNumber,
  };
}

/** Some values are keywords such as `inline` instead of URLs. */
function partOfUrl(text: string | undefined, part: (url: URL) => string): string | undefined {
  const value = text && URL.canParse(text) ? part(new URL(text)) : text;
  return value?.slice(0, longestText);
}
