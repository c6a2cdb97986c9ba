import type { ReactNode } from 'react';
import { Component } from 'react';
import { PageNotFound } from '../features/navigation/index.ts';

/** What went wrong with a page: it does not exist, or it broke. */
export type ErrorKind = 'not-found' | 'failed';

interface Props {
  /** What the children belong to; when it changes, they are tried anew. */
  resetKey: string;
  /** Shown instead of the children. */
  fallback: (problem: ErrorKind) => ReactNode;
  onProblem?: (problem: ErrorKind) => void;
  children: ReactNode;
}

interface State {
  problem: ErrorKind | null;
  resetKey: string;
}

/** Catches what a page throws while it is drawn. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { problem: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { problem: error instanceof PageNotFound ? 'not-found' : 'failed' };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): Partial<State> | null {
    return resetKey === state.resetKey ? null : { problem: null, resetKey };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onProblem?.(error instanceof PageNotFound ? 'not-found' : 'failed');
  }

  override render(): ReactNode {
    return this.state.problem ? this.props.fallback(this.state.problem) : this.props.children;
  }
}
