import { Component, type ReactNode } from 'react';

interface Props {
  /** What is lost, for the log. */
  readonly what: string;
  /** What is shown in its place. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** Keeps a part that fails, or whose code cannot be loaded, from taking the page with it. */
export class Containment extends Component<Props, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error(`${this.props.what} failed.`, error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
