import { fromCallback, fromPromise, type EventObject, type NonReducibleUnknown } from 'xstate';

const notProvided = (name: string): never => {
  throw new Error(`The actor '${name}' is not provided. Add it to src/app/actors.ts.`);
};

/** A stub for an effect that resolves once. The composition root, a test or the lab provides the effect. */
export const promiseStub = <Output, Input extends NonReducibleUnknown = NonReducibleUnknown>(
  name: string,
) => fromPromise<Output, Input>(async () => notProvided(name));

/** A stub for an effect that sends or receives events. */
export const callbackStub = <
  ReceivedEvent extends EventObject,
  Input extends NonReducibleUnknown = NonReducibleUnknown,
>(
  name: string,
) => fromCallback<ReceivedEvent, Input>(() => notProvided(name));
