import type { Page } from '@playwright/test';
import {
  channelName,
  type ActorReport,
  type Message,
  type Step,
} from '../../../src/statecharts/live/messages';

const listener = 'model-based test';
const listeningPage = '/model-based-test';

/**
 * Listens to what the application reports of its machines from another tab, as a visualiser does:
 * Chromium keeps from a tab itself what it broadcasts in the moment in which it opens a window.
 */
export class Recorder {
  private readonly actors: ActorReport[] = [];
  private readonly steps: Step[] = [];

  /** @param page a page that has not been opened yet. */
  async listenTo(page: Page): Promise<void> {
    const tab = await page.context().newPage();
    await tab.route(`**${listeningPage}`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Listening</title>' }),
    );
    await tab.goto(listeningPage);
    await tab.exposeBinding('hearMachines', (_source, message: Message) => this.hear(message));
    await tab.evaluate(
      ([name, visualiser]) => {
        const channel = new BroadcastChannel(name);
        channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
          if (data.type === 'tab.opened')
            channel.postMessage({ type: 'visualiser.hello', visualiser });
          (window as unknown as { hearMachines(message: Message): void }).hearMachines(data);
        });
      },
      [channelName, listener] as const,
    );
  }

  private hear(message: Message): void {
    if (message.type === 'actor.started') this.actors.push(message.report);
    if (message.type === 'actor.stepped') this.steps.push(message.step);
    if (message.type !== 'tab.report' || message.to !== listener) return;
    // Whenever another tab is opened, every tab reports all that it knows.
    const isNew = ({ actor }: { actor: string }) =>
      !this.actors.some((known) => known.actor === actor);
    this.steps.push(...message.steps.filter(isNew));
    this.actors.push(...message.actors.filter(isNew));
  }

  /** The first machine of this kind that is about the same thing, as it was when it began. */
  find(machine: string, about: string): ActorReport | undefined {
    return this.actors.find((one) => one.machine === machine && one.about === about);
  }

  stepsOf(actor: ActorReport | undefined): Step[] {
    return this.steps.filter((step) => step.actor === actor?.actor);
  }
}
