import { fromPromise } from 'xstate';
import { readVerdicts, type KeptVerdict } from '#statelab/check/kept-verdicts.ts';

/** The gate's last verdicts; none where nothing serves them. */
export const lastVerdicts = fromPromise<Readonly<Record<string, KeptVerdict>>>(
  async ({ signal }) => {
    const response = await fetch('/lab/verdicts.json', { signal }).catch(() => undefined);
    return readVerdicts(response?.ok === true ? await response.json() : undefined);
  },
);
