import type { Metric } from 'web-vitals';

/** Calls the callback with each web vital of the page. The library loads on demand. */
export async function reportWebVitals(report: (metric: Metric) => void): Promise<void> {
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  [onCLS, onFCP, onINP, onLCP, onTTFB].forEach((observe) => observe(report));
}
