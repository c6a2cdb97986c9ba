import { type ReactNode, Component } from 'react';
import { PageNotFound } from '../features/navigation/match.ts';

/** The page does not exist, or rendering it failed; by the name of its words in the layout. */
export type ErrorKind = 'notFound' | 'failed';

interface Props {
  /** Identifies the children's page; when it changes, they are rendered again. */
  resetKey: string;
  /** Rendered instead of the children. */
  fallback: (kind: ErrorKind) => ReactNode;
  onError?: (kind: ErrorKind) => void;
  children: ReactNode;
}

interface State {
  kind: ErrorKind | null;
  resetKey: string;
}

const kindOf = (error: unknown): ErrorKind =>
  error instanceof PageNotFound ? 'notFound' : 'failed';

/** Catches errors that a page throws while it is rendered. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { kind: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { kind: kindOf(error) };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): Partial<State> | null {
    return resetKey === state.resetKey ? null : { kind: null, resetKey };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError?.(kindOf(error));
  }

  override render(): ReactNode {
    return this.state.kind ? this.props.fallback(this.state.kind) : this.props.children;
  }
}
