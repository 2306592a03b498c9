import { createServer } from 'node:net';

/** The addresses of localhost. A browser may try either one first, so both must be free. */
const loopbackAddresses = ['127.0.0.1', '::1'];

export class PortInUseError extends Error {
  constructor(port: number) {
    super(
      `Port ${port} is in use by another program. End that program, or choose another port: PORT=${port + 1} npm start`,
    );
  }
}

/** Returns the port if it is free, or any free port for 0. @throws PortInUseError */
export async function findFreePort(port: number): Promise<number> {
  let freePort = port;
  for (const host of loopbackAddresses) freePort = await tryPort(freePort, host);
  return freePort;
}

function tryPort(port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') reject(new PortInUseError(port));
      // The machine does not support this address family.
      else if (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT') resolve(port);
      else reject(error);
    });
    probe.listen(port, host, () => {
      const address = probe.address();
      const boundPort = typeof address === 'object' && address ? address.port : port;
      probe.close(() => resolve(boundPort));
    });
  });
}
