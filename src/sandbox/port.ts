import { createServer } from 'node:net';

/** Both addresses of localhost: browsers may try either first. */
const loopback = ['127.0.0.1', '::1'];

export class PortInUseError extends Error {
  constructor(port: number) {
    super(
      `Port ${port} is in use by another program. End that program, or choose another port: PORT=${port + 1} npm start`,
    );
  }
}

/** Resolves to the port when it is free, or to any free one when it is 0. */
export async function takePort(port: number): Promise<number> {
  let free = port;
  for (const host of loopback) free = await tryPort(free, host);
  return free;
}

function tryPort(port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') reject(new PortInUseError(port));
      // A machine without IPv6 has one address less.
      else if (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT') resolve(port);
      else reject(error);
    });
    probe.listen(port, host, () => {
      const address = probe.address();
      const found = typeof address === 'object' && address ? address.port : port;
      probe.close(() => resolve(found));
    });
  });
}
