import {
  toObserver,
  type Actor,
  type AnyActorLogic,
  type AnyMachineSnapshot,
  type Observer,
  type SnapshotFrom,
} from 'xstate';

/** An actor as a page's views see it, which can show another moment than it lives in. */
export interface ActorView<Logic extends AnyActorLogic> {
  /** Stands in for the actor wherever a view expects it. */
  readonly actor: Actor<Logic>;
  /** Shows a moment, or the actor's own life again where none is given. */
  readonly show: (moment: AnyMachineSnapshot | undefined) => void;
}

/**
 * Puts a view before a running actor. While a moment is shown, views get it in place of the
 * actor's own state, and what they send goes nowhere; the actor neither moves nor knows.
 */
export function viewActor<Logic extends AnyActorLogic>(live: Actor<Logic>): ActorView<Logic> {
  type Shown = SnapshotFrom<Logic>;
  const isOfActor = (moment: unknown): moment is Shown => moment !== undefined;
  const observers = new Set<Observer<Shown>>();
  let shown: Shown | undefined;

  function subscribe(
    listener: Observer<Shown> | ((moment: Shown) => void),
    onError?: (error: unknown) => void,
    onComplete?: () => void,
  ) {
    const observer: Observer<Shown> =
      typeof listener === 'function' ? toObserver(listener, onError, onComplete) : listener;
    observers.add(observer);
    const subscription = live.subscribe({
      next: (moment) => {
        if (shown === undefined) observer.next?.(moment);
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
    show: (moment) => {
      shown = isOfActor(moment) ? moment : undefined;
      const current = actor.getSnapshot();
      for (const observer of observers) observer.next?.(current);
    },
  };
}
