import type { InspectionEvent } from 'xstate';
import { isRecord } from '#statelab/paths/is-record.ts';

/** As much of a running machine as is needed to watch it. */
interface WatchedActor {
  readonly sessionId: string;
  readonly system: { readonly inspect: (observe: (event: InspectionEvent) => void) => unknown };
}

/** As much of what React keeps of a component as is needed to find its state. */
interface Fiber {
  readonly memoizedState: unknown;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}

const isActor = (value: unknown): value is WatchedActor =>
  isRecord(value) &&
  typeof value['sessionId'] === 'string' &&
  isRecord(value['system']) &&
  typeof value['system']['inspect'] === 'function';

/** The actors among the states of a component: `useState` keeps them in a list of its hooks. */
function* actorsIn({ memoizedState }: Fiber): Generator<WatchedActor> {
  for (let hook = memoizedState; isRecord(hook); hook = hook['next']) {
    const state = hook['memoizedState'];
    for (const part of Array.isArray(state) ? state : [state]) if (isActor(part)) yield part;
  }
}

function* fibersBelow(fiber: Fiber | null): Generator<Fiber> {
  for (let each = fiber; each !== null; each = each.sibling) {
    yield each;
    yield* fibersBelow(each.child);
  }
}

/**
 * Watches every machine that React runs on a page that knows nothing of being watched. React
 * tells its developer tools of each commit, before the effects that start a machine. Has to
 * be called before React is loaded.
 */
export function watchReact(observe: (event: InspectionEvent) => void): void {
  const watched = new WeakSet<object>();
  function onCommitFiberRoot(_: unknown, root: { readonly current: Fiber }): void {
    for (const fiber of fibersBelow(root.current)) {
      for (const actor of actorsIn(fiber)) {
        if (watched.has(actor.system)) continue;
        watched.add(actor.system);
        actor.system.inspect(observe);
      }
    }
  }
  Object.defineProperty(window, '__REACT_DEVTOOLS_GLOBAL_HOOK__', {
    value: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot,
      onCommitFiberUnmount: () => {},
      onPostCommitFiberRoot: () => {},
    },
  });
}
