import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { reportLimit } from './rate-limits';

export const cspReportPath = '/csp-reports';

/** Bytes; a browser sends a few reports at once, of a few hundred each. */
const largestReport = 16 * 1024;
const mostReports = 5;
const longestText = 200;

const text = z.optional(z.string());
const line = z.optional(z.number());

/** As the Reporting API sends them, and as `report-uri` does. */
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

/** Logs in a line each what a page was kept from doing. Anybody can send them, so they prove nothing. */
export function cspReportRoutes(app: FastifyInstance): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      ['application/reports+json', 'application/csp-report'],
      { parseAs: 'string', bodyLimit: largestReport },
      scope.getDefaultJsonParser('error', 'error'),
    );
    scope.post(cspReportPath, { config: reportLimit }, async (request, reply) => {
      const reports = reportsSchema.safeParse(request.body);
      if (!reports.success) return reply.code(400).send({ message: 'This is no such report.' });
      for (const violation of readViolations(reports.data).slice(0, mostReports)) {
        request.log.warn(violation, 'A page was kept from what its policy forbids.');
      }
      return reply.code(204).send();
    });
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

/** Where from and where to, but nothing of what an address carried there, such as a token. */
function describe({ directive, blocked, page, script, line: lineNumber }: Violation) {
  return {
    directive: directive?.slice(0, longestText),
    blocked: partOf(blocked, ({ origin, protocol }) => (origin === 'null' ? protocol : origin)),
    page: partOf(page, ({ pathname }) => pathname),
    script: partOf(script, ({ origin, pathname }) => origin + pathname),
    line: lineNumber,
  };
}

/** Besides addresses there are words such as `inline`. */
function partOf(address: string | undefined, part: (url: URL) => string): string | undefined {
  const told = address && URL.canParse(address) ? part(new URL(address)) : address;
  return told?.slice(0, longestText);
}
