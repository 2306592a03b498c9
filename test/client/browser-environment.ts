import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom with Node's own web platform classes, which MSW and RTK Query need and jsdom lacks. */
export default class BrowserEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
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
