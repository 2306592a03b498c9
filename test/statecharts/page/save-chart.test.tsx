import { act } from '@testing-library/react';
import ELK from 'elkjs/lib/elk.bundled.js';
import { getChart } from '../../../src/statecharts/chart/chart';
import { layOutChart } from '../../../src/statecharts/chart/layout';
import { flows } from '../../../src/client/pages/statecharts/flows';
import { saveChart } from '../../../src/statecharts/page/save-chart';

test('saves a chart as a standalone SVG', async () => {
  const saved: Blob[] = [];
  jest.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob);
    return 'blob:chart';
  });
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(new Blob([this.download]));
  });
  const flow = flows.find(({ machine }) => machine.id === 'booking')!;
  const layout = await layOutChart(getChart(flow.machine), new ELK());
  act(() => saveChart(layout));
  expect(click).toHaveBeenCalled();
  const [text = '', file] = await Promise.all(saved.map((blob) => new Response(blob).text()));
  expect(file).toBe('booking.svg');
  const picture = new DOMParser().parseFromString(text, 'image/svg+xml');
  expect(picture.querySelector('parsererror')).toBeNull();
  expect(picture.querySelector('title')?.textContent).toBe('booking');
  expect(picture.querySelector('style')?.textContent).toContain('prefers-color-scheme');
  expect(picture.querySelectorAll('[data-state]').length).toBeGreaterThan(6);
});
