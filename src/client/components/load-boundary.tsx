import { Component, type ReactNode } from 'react';
import { LoadFailure } from './load-failure';

interface LoadBoundaryProps {
  /** What is shown inside, as in "this page". */
  what: string;
  onRetry: () => void;
  children: ReactNode;
}

/** Keeps what could not be loaded or shown from taking the rest of the page with it. */
export class LoadBoundary extends Component<LoadBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    const retry = () => {
      this.props.onRetry();
      this.setState({ failed: false });
    };
    return <LoadFailure what={this.props.what} onRetry={retry} />;
  }
}
