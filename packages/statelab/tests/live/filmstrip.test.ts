import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { filmstripMachine, sightAt } from '#statelab/live/filmstrip.machine.ts';

const sight = (from: number, to: number) => ({
  from,
  to,
  picture: { html: `page ${to}`, width: 360, height: 640 },
  said: [],
});

test('steps of one go share a picture; a step that was not seen has none', () => {
  const filmstrip = createActor(filmstripMachine).start();
  filmstrip.send({ type: 'SIGHT.KEEP', sight: sight(0, 2) });
  filmstrip.send({ type: 'SIGHT.KEEP', sight: sight(5, 5) });
  const { sights } = filmstrip.getSnapshot().context;
  expect(sightAt(sights, 1)?.picture.html).toBe('page 2');
  expect(sightAt(sights, 4)).toBeUndefined();
  expect(sightAt(sights, 5)?.picture.html).toBe('page 5');
});

test('keeps the last 500 and counts the dropped ones', () => {
  const filmstrip = createActor(filmstripMachine).start();
  for (let step = 0; step < 503; step += 1) {
    filmstrip.send({ type: 'SIGHT.KEEP', sight: sight(step, step) });
  }
  const { sights, dropped } = filmstrip.getSnapshot().context;
  expect(sights).toHaveLength(500);
  expect(sights[0]?.to).toBe(3);
  expect(dropped).toBe(3);
  filmstrip.send({ type: 'FILMSTRIP.CLEAR' });
  expect(filmstrip.getSnapshot().context).toEqual({ sights: [], dropped: 0 });
});
