import createCache from '@emotion/cache';
import { serializeStyles } from '@emotion/serialize';
import { insertStyles } from '@emotion/utils';
import { useActorRef, useSelector } from '@xstate/react';
import * as v from 'valibot';
import { assign, fromCallback, fromPromise, setup } from 'xstate';

const machine = setup({
  actors: {
    stored: fromPromise(async () =>
      v.parse(v.fallback(v.object({ name: v.string() }), { name: '' }), history.state),
    ),
    events: fromCallback(() => undefined),
  },
  actions: { count: assign({ count: ({ context }) => context.count + 1 }) },
  types: { context: { count: 0 } },
}).createMachine({
  context: { count: 0 },
  initial: 'empty',
  states: { empty: { on: { COUNT: { actions: 'count' } } } },
});

const cache = createCache({ key: 'css' });
const display = serializeStyles([{ display: 'block' }]);
insertStyles(cache, display, true);

/** A page that shows only the state of a machine. */
export function EmptyPage() {
  const actor = useActorRef(machine);
  const count = useSelector(actor, ({ context }) => context.count);
  return <main className={`${cache.key}-${display.name}`}>{count}</main>;
}
