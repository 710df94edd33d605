import {
  toObserver,
  type Actor,
  type AnyActorLogic,
  type AnyMachineSnapshot,
  type Observer,
  type SnapshotFrom,
} from 'xstate';

/** An actor for a page's views. It can show a past snapshot. */
export interface ActorView<Logic extends AnyActorLogic> {
  readonly actor: Actor<Logic>;
  /** Shows a past snapshot, or the live one if none is given. */
  readonly show: (past: AnyMachineSnapshot | undefined) => void;
}

/**
 * Wraps a running actor for views. While it shows a past snapshot, it drops the events that views
 * send.
 */
export function viewActor<Logic extends AnyActorLogic>(live: Actor<Logic>): ActorView<Logic> {
  type Shown = SnapshotFrom<Logic>;
  const isShown = (past: unknown): past is Shown => past !== undefined;
  const observers = new Set<Observer<Shown>>();
  let shown: Shown | undefined;

  function subscribe(
    listener: Observer<Shown> | ((snapshot: Shown) => void),
    onError?: (error: unknown) => void,
    onComplete?: () => void,
  ) {
    const observer: Observer<Shown> =
      typeof listener === 'function' ? toObserver(listener, onError, onComplete) : listener;
    observers.add(observer);
    const subscription = live.subscribe({
      next: (snapshot) => {
        if (shown === undefined) observer.next?.(snapshot);
      },
      error: (error: unknown) => observer.error?.(error),
      complete: () => observer.complete?.(),
    });
    return {
      unsubscribe: () => {
        observers.delete(observer);
        subscription.unsubscribe();
      },
    };
  }

  const overrides = {
    getSnapshot: () => shown ?? live.getSnapshot(),
    subscribe,
    send: (event: Parameters<typeof live.send>[0]) => {
      if (shown === undefined) live.send(event);
    },
  };
  const actor: Actor<Logic> = Object.create(live, Object.getOwnPropertyDescriptors(overrides));

  return {
    actor,
    show: (past) => {
      shown = isShown(past) ? past : undefined;
      const current = actor.getSnapshot();
      for (const observer of observers) observer.next?.(current);
    },
  };
}
