import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom with Node's own web platform classes, which MSW and RTK Query need and jsdom lacks. */
export default class BrowserEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    // Selects the production build of React, and of the other packages that have one.
    this.global.process.env['NODE_ENV'] = 'production';
    Object.assign(this.global, {
      AbortController,
      AbortSignal,
      Blob,
      BroadcastChannel,
      File,
      FormData,
      Headers,
      ReadableStream,
      Request,
      Response,
      TextDecoder,
      TextEncoder,
      TransformStream,
      WritableStream,
      fetch,
      structuredClone,
    });
  }

  override exportConditions(): string[] {
    return [''];
  }
}
