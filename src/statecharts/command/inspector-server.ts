import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { WebSocketServer, type WebSocket } from 'ws';
import { parseMessage, redactMessage, type AppMessage } from '../inspector/protocol';

interface InspectorOptions {
  port: number;
  isRedacted?: boolean;
}

export interface RunningInspector {
  address: string;
  stop: () => Promise<void>;
}

/** The number of messages kept for viewers that connect later. */
const maxMessages = 2_000;
const maxMessageBytes = 4_000_000;
const viewerPath = '/viewer';

const isLoopback = (host: string | undefined) =>
  /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host ?? '');

/** Rejects other web sites (by origin) and DNS rebinding (by host). */
function isAllowed({ headers: { host, origin } }: IncomingMessage): boolean {
  return (
    isLoopback(host) && (origin === undefined || isLoopback(origin.replace(/^https?:\/\//, '')))
  );
}

/** Reads the inspector page, which the build puts beside the server. */
const readPage = () => readFileSync(path.join(__dirname, 'inspector.html'));

/** Receives the messages of applications and forwards them to viewers, on this machine only. */
export async function startInspector(options: InspectorOptions): Promise<RunningInspector> {
  const { port, isRedacted = true } = options;
  const messages: string[] = [];
  const viewers = new Set<WebSocket>();
  let appCount = 0;

  const broadcast = (message: AppMessage) => {
    const text = JSON.stringify(message);
    messages.push(text);
    if (messages.length > maxMessages) messages.shift();
    viewers.forEach((viewer) => viewer.send(text));
  };
  const receive = (app: string, text: string) => {
    try {
      const message = parseMessage(JSON.parse(text));
      if (message) broadcast({ ...(isRedacted ? redactMessage(message) : message), app });
    } catch {
      // Ignores a text that is not a message of the protocol.
    }
  };

  const server = createServer((request, response) => {
    const isPage = isAllowed(request) && request.url?.split('?')[0] === '/';
    response.writeHead(isPage ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' });
    response.end(isPage ? readPage() : '');
  });
  const sockets = new WebSocketServer({ noServer: true, maxPayload: maxMessageBytes });
  server.on('upgrade', (request, socket, head) => {
    if (!isAllowed(request)) return void socket.destroy();
    sockets.handleUpgrade(request, socket, head, (webSocket) => {
      webSocket.on('error', () => webSocket.terminate());
      if (request.url === viewerPath) {
        viewers.add(webSocket);
        webSocket.on('close', () => viewers.delete(webSocket));
        messages.forEach((message) => webSocket.send(message));
        return;
      }
      const app = `Application ${(appCount += 1)}`;
      webSocket.on('message', (data: Buffer) => receive(app, data.toString('utf8')));
    });
  });

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop: () =>
      new Promise((resolve) => {
        sockets.clients.forEach((client) => client.terminate());
        server.close(() => resolve());
      }),
  };
}
