import { ChakraProvider, defaultSystem } from '@chakra-ui/react';
import { render, waitFor } from '@testing-library/react';
import { CrashBoundary } from '../../../src/client/app/crash-boundary';
import { headScript } from '../../../src/client/prerender/before-first-paint';

function Crash(): never {
  throw new Error('crashed on purpose');
}

test('stops queueing clicks after a crash during hydration', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  window.eval(headScript([]));
  render(
    <ChakraProvider value={defaultSystem}>
      <CrashBoundary>
        <Crash />
      </CrashBoundary>
    </ChakraProvider>,
  );
  await waitFor(() => expect(window.queuedClicks).toBeUndefined());
});
