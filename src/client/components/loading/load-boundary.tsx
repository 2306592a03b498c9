import { Component, type ReactNode } from 'react';
import type { ReactElements } from '../react-elements';
import { LoadFailure } from './load-failure';

interface LoadBoundaryProps {
  /** A name such as "this page", for the error message. */
  label: string;
  /** The page's heading, rendered above the error. */
  heading?: ReactElements;
  children: ReactNode;
}

/** An error boundary: renders an error and a Retry button in place of its children. */
export class LoadBoundary extends Component<LoadBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <>
        {this.props.heading}
        <LoadFailure label={this.props.label} onRetry={() => this.setState({ failed: false })} />
      </>
    );
  }
}
