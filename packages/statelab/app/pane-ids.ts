/** Panes that a wide screen always shows. */
export const mainPanes = ['page', 'chart', 'steps'] as const;

/** Panes that a wide screen shows one at a time. */
export const sidePanes = ['context', 'replay', 'tapes', 'world'] as const;

/** A narrow screen shows one pane. */
export const paneIds = [...mainPanes, ...sidePanes] as const;

export type SidePane = (typeof sidePanes)[number];
export type PaneId = (typeof paneIds)[number];

export const isSidePane = (pane: PaneId): pane is SidePane =>
  sidePanes.some((side) => side === pane);

export const isPane = (text: string | null): text is PaneId =>
  paneIds.some((pane) => pane === text);
