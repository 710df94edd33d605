import { fromCallback, fromPromise, type EventObject, type NonReducibleUnknown } from 'xstate';

const refuse = (name: string): never => {
  throw new Error(`The lab's actor '${name}' is not provided.`);
};

/** Stands for an effect that answers once, until the lab's entry or a test provides one. */
export const promiseStub = <Output, Input extends NonReducibleUnknown = NonReducibleUnknown>(
  name: string,
) => fromPromise<Output, Input>(async () => refuse(name));

/** Stands for an effect that listens or receives events, until one is provided. */
export const callbackStub = <
  ReceivedEvent extends EventObject,
  Input extends NonReducibleUnknown = NonReducibleUnknown,
>(
  name: string,
) => fromCallback<ReceivedEvent, Input>(() => refuse(name));
