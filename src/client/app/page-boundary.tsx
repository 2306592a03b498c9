import { Component, type ReactNode } from 'react';
import { LoadFailure } from '../components/load-failure';

interface PageBoundaryProps {
  onRetry: () => void;
  children: ReactNode;
}

/** Keeps one page that could not be loaded or shown from taking the rest with it. */
export class PageBoundary extends Component<PageBoundaryProps, { failed: boolean }> {
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
    return <LoadFailure what="this page" onRetry={retry} />;
  }
}
