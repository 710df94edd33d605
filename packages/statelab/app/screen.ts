import * as v from 'valibot';
import { isRecord } from '#statelab/is-record.ts';
import { paneIds, sidePanes } from './pane-ids.ts';

/** 'system' follows the operating system. */
export const themes = ['system', 'light', 'dark'] as const;

export type Theme = (typeof themes)[number];

/** The size of each panel of a group in per cent, by panel id. */
const sizesSchema = v.record(v.string(), v.pipe(v.number(), v.minValue(0), v.maxValue(100)));

/** Invalid parts fall back to defaults. */
const screenSchema = v.object({
  theme: v.fallback(v.picklist(themes), 'system'),
  /** The pane on a narrow screen. */
  pane: v.fallback(v.picklist(paneIds), 'page'),
  /** The side pane on a wide screen. */
  side: v.fallback(v.picklist(sidePanes), 'context'),
  /** By group id. */
  sizes: v.fallback(v.record(v.string(), sizesSchema), {}),
});

export type Screen = v.InferOutput<typeof screenSchema>;

/** Parses a saved screen. */
export function readScreen(text: string | null): Screen {
  try {
    const kept: unknown = JSON.parse(text ?? '{}');
    return v.parse(screenSchema, isRecord(kept) ? kept : {});
  } catch {
    return v.parse(screenSchema, {});
  }
}
