import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  /** Shown instead, until the page is loaded again. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Keeps an error within one part of the page. React logs it. */
export class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
