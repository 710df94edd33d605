import { assign, createMachine, fromObservable, fromPromise, log, raise, setup } from 'xstate';

/** Longer ways to an end, after XState's examples and its documentation. */
async function chargeCard(): Promise<void> {}

export const checkout = createMachine({
  id: 'checkout',
  initial: 'cart',
  context: { items: [] },
  states: {
    cart: {
      on: {
        ADD: { actions: assign({ items: () => [] }) },
        CHECKOUT: { guard: ({ context }) => context['items'].length > 0, target: 'address' },
      },
    },
    address: { on: { NEXT: 'payment', BACK: 'cart' } },
    payment: {
      initial: 'method',
      states: {
        method: { on: { CARD: 'charging', BACK: '#checkout.address' } },
        charging: {
          invoke: { src: fromPromise(chargeCard), onDone: 'paid', onError: 'declined' },
        },
        declined: { on: { RETRY: 'charging' } },
        paid: { type: 'final' },
      },
      onDone: 'confirmed',
    },
    confirmed: { type: 'final', entry: log('Thank you') },
  },
});

export const videoUpload = createMachine({
  id: 'upload',
  initial: 'idle',
  states: {
    idle: { on: { 'file.select': 'uploading' } },
    uploading: {
      invoke: {
        src: fromObservable(() => ({ subscribe: () => ({ unsubscribe: () => undefined }) })),
        onSnapshot: { actions: assign({ progress: ({ event }) => event.snapshot.context }) },
        onDone: 'processing',
        onError: 'failed',
      },
      on: { 'upload.pause': 'paused', 'upload.cancel': 'idle' },
    },
    paused: { on: { 'upload.resume': 'uploading' } },
    processing: { invoke: { src: 'transcode', onDone: 'ready' }, after: { 60_000: 'failed' } },
    ready: { type: 'final' },
    failed: { on: { retry: 'uploading' } },
  },
});

/** Three offices are asked at once, each with a way of its own to its end. */
export const creditCheck = setup({
  actors: {
    checkEquigavin: createMachine({}),
    checkGavUnion: createMachine({}),
    keepSession: createMachine({}),
    verifyCredentials: createMachine({}),
  },
  guards: { 'all sheets are in': () => true },
}).createMachine({
  id: 'credit-check',
  initial: 'verifying',
  states: {
    verifying: {
      invoke: [
        { src: 'verifyCredentials', onDone: 'checking', onError: 'refused' },
        { id: 'session', src: 'keepSession' },
      ],
    },
    checking: {
      type: 'parallel',
      states: {
        equigavin: {
          initial: 'asking',
          states: {
            asking: {
              invoke: {
                src: 'checkEquigavin',
                onDone: 'done',
                onError: { target: 'done', actions: assign({ equigavin: null }) },
              },
            },
            done: { type: 'final' },
          },
        },
        gavUnion: {
          initial: 'asking',
          states: {
            asking: { invoke: { src: 'checkGavUnion', onDone: 'done', onError: 'done' } },
            done: { type: 'final' },
          },
        },
      },
      onDone: { guard: 'all sheets are in', target: 'judged' },
    },
    judged: { type: 'final' },
    refused: { on: { RETRY: 'verifying' } },
  },
});

export const dragAndDrop = createMachine({
  id: 'drag',
  initial: 'idle',
  context: { x: 0, y: 0, dx: 0, dy: 0 },
  states: {
    idle: { on: { 'mouse.down': { target: 'dragging', actions: ['rememberStart'] } } },
    dragging: {
      on: {
        'mouse.move': { actions: assign(({ event }) => ({ dx: event['x'], dy: event['y'] })) },
        'mouse.up': { target: 'idle', actions: [{ type: 'drop', params: { snap: 8 } }] },
        'mouse.*': undefined,
        escape: { target: 'idle', actions: raise({ type: 'DRAG.CANCELLED' }, { delay: 200 }) },
      },
    },
  },
});
