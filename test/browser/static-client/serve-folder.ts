import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';

const contentTypes: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
};

export interface StaticServer {
  origin: string;
  close(): Promise<void>;
}

/**
 * A typical static file server: serves a file, the same path with .html, or 404.html.
 * @param files contents of additional files by path
 */
export async function serveFolder(
  folder: string,
  files: Readonly<Record<string, string>>,
): Promise<StaticServer> {
  const isFile = (file: string) =>
    stat(file).then(
      (stats) => stats.isFile(),
      () => false,
    );

  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const content = files[pathname];
    if (content !== undefined) return response.end(content);
    const requestedFile = path.join(folder, pathname === '/' ? 'index.html' : pathname);
    for (const file of [requestedFile, `${requestedFile}.html`, path.join(folder, '404.html')]) {
      if (!(await isFile(file))) continue;
      response.statusCode = path.basename(file) === '404.html' ? 404 : 200;
      response.setHeader(
        'Content-Type',
        contentTypes[path.extname(file)] ?? 'application/octet-stream',
      );
      return createReadStream(file).pipe(response);
    }
    return response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    origin: `http://localhost:${port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
