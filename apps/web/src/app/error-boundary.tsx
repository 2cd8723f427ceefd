/** When a page breaks it says so, and offers a way on. */
import { Component, type ReactNode } from 'react';
import { BrokenPage } from './broken-page.tsx';

interface State {
  readonly problem?: string;
}

export class ErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { problem: error instanceof Error ? error.message : String(error) };
  }

  override render(): ReactNode {
    const { problem } = this.state;
    return problem === undefined ? this.props.children : <BrokenPage problem={problem} />;
  }
}
