import { Button, Stack, Text } from '@chakra-ui/react';
import { Component, type ReactNode } from 'react';
import { ReplayClicks } from '../hydration/replay-clicks';

interface CrashBoundaryState {
  crashed: boolean;
}

/** An error boundary that renders a message instead of a blank page. */
export class CrashBoundary extends Component<{ children: ReactNode }, CrashBoundaryState> {
  override state: CrashBoundaryState = { crashed: false };

  static getDerivedStateFromError(): CrashBoundaryState {
    return { crashed: true };
  }

  override render() {
    if (!this.state.crashed) return this.props.children;
    return (
      <Stack role="alert" align="center" justify="center" gap="4" minHeight="100vh" padding="6">
        <Text>Something went wrong with this page. Check your connection and reload it.</Text>
        <Button onClick={() => window.location.reload()}>Reload</Button>
        {/* If the page crashed during hydration, clicks are still queued: without this, Reload would not work. */}
        <ReplayClicks />
      </Stack>
    );
  }
}
