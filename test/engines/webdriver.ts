const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

type ElementReference = Record<typeof elementKey, string>;

/** Milliseconds. */
const scriptTimeout = 10_000;

async function send(
  url: string,
  method: string,
  body?: object,
  signal: AbortSignal | null = null,
): Promise<unknown> {
  const response = await fetch(url, {
    method,
    signal,
    ...(body && { body: JSON.stringify(body) }),
  });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${error}: ${message}`);
}

/** A W3C WebDriver session, with the commands that the tests need. */
export class WebDriverSession {
  private constructor(private readonly url: string) {}

  /**
   * The commands do not wait for a page to load: WebKit's driver sometimes takes a loaded page for one that loads, and
   * waits five minutes with each of them.
   * @param driver the driver's URL, such as `http://127.0.0.1:4444`.
   */
  static async begin(driver: string, signal?: AbortSignal): Promise<WebDriverSession> {
    const capabilities = { alwaysMatch: { pageLoadStrategy: 'none' } };
    const answer = await send(`${driver}/session`, 'POST', { capabilities }, signal);
    const { sessionId } = answer as { sessionId: string };
    return new WebDriverSession(`${driver}/session/${sessionId}`);
  }

  end = () => send(this.url, 'DELETE');
  open = (url: string) => this.post('/url', { url });
  back = () => this.post('/back');
  reload = () => this.post('/refresh');
  windows = () => send(`${this.url}/window/handles`, 'GET') as Promise<string[]>;
  switchTo = (handle: string) => this.post('/window', { handle });
  resize = (width: number, height: number) => this.post('/window/rect', { width, height });

  /**
   * Runs a function body with these `arguments`.
   * @throws when there is no answer in time: WebKit's driver never answers for a page that is left before its script
   * has run, as when the first page of a session replaces the empty one.
   */
  execute = (script: string, ...args: string[]) =>
    this.post('/execute/sync', { script, args }, AbortSignal.timeout(scriptTimeout));
  find = (script: string, ...args: string[]) =>
    this.execute(script, ...args) as Promise<ElementReference | null>;

  click = (element: ElementReference) => this.post(`/element/${element[elementKey]}/click`);
  type = (element: ElementReference, text: string) =>
    this.post(`/element/${element[elementKey]}/value`, { text });

  private post(command: string, body: object = {}, signal?: AbortSignal): Promise<unknown> {
    return send(`${this.url}${command}`, 'POST', body, signal);
  }
}
