import { assign, setup } from 'xstate';
import type { Said } from './live-regions.ts';
import type { Picture } from './picture.ts';

/** The page after one step, or several in one frame, and what a screen reader said. */
export interface Sight {
  readonly from: number;
  readonly to: number;
  readonly picture: Picture;
  readonly said: readonly Said[];
}

/** A limit, because a picture is as large as its page. */
export const mostSights = 500;

export const sightAt = (sights: readonly Sight[], step: number): Sight | undefined =>
  sights.find(({ from, to }) => from <= step && step <= to);

type FilmstripEvent =
  /** Another visit or tape is shown. */
  | { type: 'FILMSTRIP.CLEAR' }
  | { type: 'SIGHT.KEEP'; sight: Sight }
  /** Announcements since the last sight. */
  | { type: 'SAID.KEEP'; said: readonly Said[] };

interface Context {
  readonly sights: readonly Sight[];
  readonly dropped: number;
}

const empty: Context = { sights: [], dropped: 0 };

/** Keeps pictures and announcements of the shown tape. */
export const filmstripMachine = setup({
  types: { context: {} as Context, events: {} as FilmstripEvent },
  actions: {
    clear: assign(empty),
    'keep sight': assign(({ context: { sights, dropped } }, { sight }: { sight: Sight }) => ({
      sights: [...sights, sight].slice(-mostSights),
      dropped: dropped + (sights.length < mostSights ? 0 : 1),
    })),
    'keep what is said': assign(({ context: { sights } }, { said }: { said: readonly Said[] }) => ({
      sights: sights.map((sight, index) =>
        index === sights.length - 1 ? { ...sight, said: [...sight.said, ...said] } : sight,
      ),
    })),
  },
}).createMachine({
  id: 'lab-filmstrip',
  description: 'Keeps what was seen and said at the steps of a visit.',
  context: empty,
  on: {
    'FILMSTRIP.CLEAR': { actions: 'clear' },
    'SIGHT.KEEP': {
      actions: { type: 'keep sight', params: ({ event }) => event },
    },
    'SAID.KEEP': {
      actions: { type: 'keep what is said', params: ({ event }) => event },
    },
  },
});
