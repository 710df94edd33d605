import { defineSchedule } from '#brackets/core/define-schedule.ts';
import type { Schedule } from '#brackets/core/schedule.ts';

/** The same bands without the span rule: what the published limits mean, to the cent. */
export const exactSchedule = ({ id, from, to, bands }: Schedule): Schedule =>
  defineSchedule({
    id: `${id} (exact)`,
    from,
    to,
    bands: bands.map(({ max, rate }, index) => ({ min: bands[index - 1]?.max ?? 0, max, rate })),
  });
