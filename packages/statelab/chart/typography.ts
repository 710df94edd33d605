import type { LineRole, TextWeight } from './layout.ts';

/** How each kind of line is set; sizes in px. */
export const looks: Readonly<Record<LineRole, { size: number; weight: TextWeight }>> = {
  title: { size: 16, weight: 700 },
  trigger: { size: 13, weight: 700 },
  guard: { size: 13, weight: 400 },
  actions: { size: 13, weight: 400 },
  note: { size: 13, weight: 400 },
};

/** From one line to the next, in px. */
export const lineHeight = (role: LineRole): number => Math.round(looks[role].size * 1.3);

/** How much room every label keeps for a mark after its first line, in px. */
export const markRoom = 34;

/** How much room the head of a state that can be folded keeps for that, before its mark, in px. */
export const foldRoom = 24;
