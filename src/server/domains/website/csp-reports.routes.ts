import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { cspReportPath } from '../../http/csp-report-path';
import { cspReportLimit } from '../../http/rate-limits';

/** Bytes. A browser sends a few reports of some hundred bytes in one request. */
const maxBodyBytes = 16 * 1024;
const maxReports = 5;
const maxTextLength = 200;

const optionalText = z.optional(z.string());
const optionalNumber = z.optional(z.number());

/** The report formats of the Reporting API and of the directive `report-uri`. */
const reportsSchema = z.union([
  z.array(
    z.object({
      body: z.object({
        documentURL: optionalText,
        blockedURL: optionalText,
        effectiveDirective: optionalText,
        sourceFile: optionalText,
        lineNumber: optionalNumber,
      }),
    }),
  ),
  z.object({
    'csp-report': z.object({
      'document-uri': optionalText,
      'blocked-uri': optionalText,
      'effective-directive': optionalText,
      'violated-directive': optionalText,
      'source-file': optionalText,
      'line-number': optionalNumber,
    }),
  }),
]);

/** Logs violations of the Content-Security-Policy that browsers report. Anyone can send such a report. */
export async function cspReportRoutes(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    ['application/reports+json', 'application/csp-report'],
    { parseAs: 'string', bodyLimit: maxBodyBytes },
    app.getDefaultJsonParser('error', 'error'),
  );
  app.post(cspReportPath, { config: cspReportLimit }, async (request, reply) => {
    const reports = reportsSchema.safeParse(request.body);
    if (!reports.success) return reply.code(400).send({ message: 'This is not a CSP report.' });
    for (const violation of readViolations(reports.data).slice(0, maxReports)) {
      request.log.warn(violation, 'A page violated its Content-Security-Policy.');
    }
    return reply.code(204).send();
  });
}

function readViolations(reports: z.infer<typeof reportsSchema>) {
  if (Array.isArray(reports)) {
    return reports.map(({ body }) =>
      describeViolation({
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
    describeViolation({
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

/** Returns the data to log, without the parts of URLs that may contain a token. */
function describeViolation({ directive, blocked, page, script, line: lineNumber }: Violation) {
  return {
    directive: directive?.slice(0, maxTextLength),
    blocked: selectUrlPart(blocked, ({ origin, protocol }) =>
      origin === 'null' ? protocol : origin,
    ),
    page: selectUrlPart(page, ({ pathname }) => pathname),
    script: selectUrlPart(script, ({ origin, pathname }) => origin + pathname),
    line: lineNumber,
  };
}

/** Returns a part of a URL. Values that are not URLs, such as `inline`, are returned as they are. */
function selectUrlPart(text: string | undefined, part: (url: URL) => string): string | undefined {
  const value = text && URL.canParse(text) ? part(new URL(text)) : text;
  return value?.slice(0, maxTextLength);
}
