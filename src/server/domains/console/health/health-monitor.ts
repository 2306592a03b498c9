import type { FastifyBaseLogger } from 'fastify';
import {
  healthChecks,
  type HealthCheck,
  type HealthCheckName,
  type HealthResult,
} from '../../../../contract/console/health-report';
import { SingleFlight } from '../../../concurrency/single-flight';
import { withTimeout } from '../../../concurrency/with-timeout';
import { createServiceChecks, type CheckedServices } from './check-services';

/** Milliseconds for one check. */
const timeout = 6_000;
/** Milliseconds for which the results are cached. */
const maxAge = 10_000;

const names = Object.keys(healthChecks) as HealthCheckName[];

/** Checks the services on demand, and remembers since when each has had its state. */
export class HealthMonitor {
  private readonly checks: ReturnType<typeof createServiceChecks>;
  private readonly flights = new SingleFlight<HealthCheck[]>();
  private results: HealthCheck[] = [];
  private checkedAt = -Infinity;

  constructor(
    services: CheckedServices,
    private readonly log: Pick<FastifyBaseLogger, 'warn'>,
  ) {
    this.checks = createServiceChecks(services);
  }

  async read(): Promise<HealthCheck[]> {
    if (performance.now() - this.checkedAt < maxAge) return this.results;
    return this.flights.run('checks', async () => {
      this.results = await Promise.all(names.map((name) => this.check(name)));
      this.checkedAt = performance.now();
      return this.results;
    });
  }

  private async check(name: HealthCheckName): Promise<HealthCheck> {
    const result = await this.run(name);
    const last = this.results.find((check) => check.name === name);
    const since = last?.state === result.state ? last.since : new Date().toISOString();
    return { name, ...result, since };
  }

  private async run(name: HealthCheckName): Promise<HealthResult> {
    const { run, failure } = this.checks[name];
    try {
      const result = await withTimeout(timeout, run());
      return result ?? { state: 'failed', message: failure(undefined) };
    } catch (error) {
      // The error may contain keys, which the page does not show.
      this.log.warn({ err: error, service: name }, 'A health check failed.');
      return { state: 'failed', message: failure(error) };
    }
  }
}
