import type { InspectionEvent } from 'xstate';
import { isRecord } from '#statelab/is-record.ts';

interface WatchedActor {
  readonly sessionId: string;
  readonly system: { readonly inspect: (observe: (event: InspectionEvent) => void) => unknown };
}

/** The parts of React's internal Fiber that lead to component state. */
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

/** The actors in a component's linked list of hooks. */
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
 * Watches every machine that React runs, without changes to the page. React calls its developer
 * tools on each commit, before the effects that start a machine. Call this before React loads.
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
