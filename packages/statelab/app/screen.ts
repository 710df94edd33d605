import * as v from 'valibot';
import { isRecord } from '#statelab/paths/is-record.ts';
import { paneIds, sidePanes } from './pane-ids.ts';

/** The lights in which the lab can be seen; 'system' is the one the visitor's system asks for. */
export const themes = ['system', 'light', 'dark'] as const;

export type Theme = (typeof themes)[number];

/** The part of a group that each of its panels takes, in per cent, by the panel's id. */
const sizesSchema = v.record(v.string(), v.pipe(v.number(), v.minValue(0), v.maxValue(100)));

/** How the tester likes the lab. Whatever of it can't be read is as at first. */
const screenSchema = v.object({
  theme: v.fallback(v.picklist(themes), 'system'),
  /** The pane that a narrow screen shows. */
  pane: v.fallback(v.picklist(paneIds), 'page'),
  /** The pane that a wide screen shows beside those it always shows. */
  side: v.fallback(v.picklist(sidePanes), 'context'),
  /** The sizes of panes, by the id of their group. */
  sizes: v.fallback(v.record(v.string(), sizesSchema), {}),
});

export type Screen = v.InferOutput<typeof screenSchema>;

/** Reads what was kept of a screen. */
export function readScreen(text: string | null): Screen {
  try {
    const kept: unknown = JSON.parse(text ?? '{}');
    return v.parse(screenSchema, isRecord(kept) ? kept : {});
  } catch {
    return v.parse(screenSchema, {});
  }
}
