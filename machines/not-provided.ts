import { fromCallback, fromPromise, type EventObject, type NonReducibleUnknown } from 'xstate';

const refuse = (name: string): never => {
  throw new Error(`The actor '${name}' is not provided. Add it to src/app/actors.ts.`);
};

/** A stub for an effect that resolves once, until the composition root, a test or the lab provides it. */
export const promiseStub = <Output, Input extends NonReducibleUnknown = NonReducibleUnknown>(
  name: string,
) => fromPromise<Output, Input>(async () => refuse(name));

/** A stub for an effect that sends or receives events, until one is provided. */
export const callbackStub = <
  Told extends EventObject,
  Input extends NonReducibleUnknown = NonReducibleUnknown,
>(
  name: string,
) => fromCallback<Told, Input>(() => refuse(name));
