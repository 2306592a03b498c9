import type { Page } from '@playwright/test';
import {
  channelName,
  type ActorReport,
  type Message,
  type Step,
} from '../../../src/statecharts/live/messages';

const visualiserId = 'model-based test';
const recorderPath = '/model-based-test';

/**
 * Subscribes to the application's reports of its machines from another tab, as a visualiser does:
 * Chromium does not deliver a tab's own broadcasts while it opens a window.
 */
export class Recorder {
  private readonly actors: ActorReport[] = [];
  private readonly steps: Step[] = [];

  /** Starts recording the machines of a page, before its first navigation. */
  async attach(page: Page): Promise<void> {
    const tab = await page.context().newPage();
    await tab.route(`**${recorderPath}`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Recorder</title>' }),
    );
    await tab.goto(recorderPath);
    await tab.exposeBinding('receiveReports', (_source, message: Message) => this.receive(message));
    await tab.evaluate(
      ([name, visualiser]) => {
        const channel = new BroadcastChannel(name);
        channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
          if (data.type === 'tab.opened')
            channel.postMessage({ type: 'visualiser.opened', visualiser });
          (window as unknown as { receiveReports(message: Message): void }).receiveReports(data);
        });
      },
      [channelName, visualiserId] as const,
    );
  }

  private receive(message: Message): void {
    if (message.type === 'actor.started') this.actors.push(message.report);
    if (message.type === 'actor.stepped') this.steps.push(message.step);
    if (message.type !== 'tab.report' || message.to !== visualiserId) return;
    // Every tab reports all its machines whenever another tab is opened.
    const isNew = ({ actor }: { actor: string }) =>
      !this.actors.some((reported) => reported.actor === actor);
    this.steps.push(...message.steps.filter(isNew));
    this.actors.push(...message.actors.filter(isNew));
  }

  /** The first reported actor of this machine with this label, in its initial state. */
  findActor(machine: string, actorLabel = ''): ActorReport | undefined {
    return this.actors.find((actor) => actor.machine === machine && actor.about === actorLabel);
  }

  getSteps(actor: ActorReport | undefined): Step[] {
    return this.steps.filter((step) => step.actor === actor?.actor);
  }
}
