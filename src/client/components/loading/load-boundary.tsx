import { Component, type ReactNode } from 'react';
import type { NonTextNode } from '../non-text-node';
import { LoadFailure } from './load-failure';

interface LoadBoundaryProps {
  /** A name such as "this page", for the error message. */
  what: string;
  /** The page's heading, rendered above the error. */
  heading?: NonTextNode;
  children: ReactNode;
}

/** Contains a rendering error within a part of the page. */
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
        <LoadFailure what={this.props.what} onRetry={() => this.setState({ failed: false })} />
      </>
    );
  }
}
