import { Component, type PropsWithChildren, type ReactNode } from 'react';
import { messageOf } from '#statelab/message-of.ts';
import { Sheet, Tool } from '#statelab/design/lab-parts.ts';

const reasonOf = (error: unknown): string =>
  error instanceof Error && error.cause !== undefined
    ? `${error.message} ${reasonOf(error.cause)}`
    : messageOf(error);

/** Shows the error of a view instead of the view. */
export class ErrorBoundary extends Component<PropsWithChildren, { reason: string | null }> {
  static getDerivedStateFromError = (error: unknown) => ({ reason: reasonOf(error) });
  override state = { reason: null };

  override render(): ReactNode {
    const { reason } = this.state;
    if (reason === null) return this.props.children;
    return (
      <Sheet role="alert">
        <p>This view broke: {reason}</p>
        <Tool type="button" onClick={() => this.setState({ reason: null })}>
          Try again
        </Tool>
      </Sheet>
    );
  }
}
