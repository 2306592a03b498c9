import { Component, type ReactNode } from 'react';
import type { Elements } from '../elements';
import { LoadFailure } from './load-failure';

interface LoadBoundaryProps {
  /** What is shown inside, as in "this page". */
  what: string;
  /** Stands above the failure, as a page's own heading would. */
  heading?: Elements;
  children: ReactNode;
}

/** Keeps what could not be shown from taking the rest of the page with it. */
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
