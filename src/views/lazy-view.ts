import { lazyRouteComponent } from '@tanstack/react-router';
import type { FunctionComponent } from 'react';

/**
 * A view, or a part of one, as a component whose code comes in a file of its own: its page's document
 * preloads the file, and the page waits for it.
 */
export const lazyView = <Props>(view: () => Promise<FunctionComponent<Props>>) =>
  Object.assign(
    lazyRouteComponent(async () => ({ default: await view() })),
    { view },
  );
