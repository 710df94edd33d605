/** The panes that a wide screen shows at once. */
export const mainPanes = ['page', 'chart', 'steps'] as const;

/** The panes of which a wide screen shows one at a time. */
export const sidePanes = ['context', 'actors', 'seen', 'replay', 'tapes', 'pins', 'world'] as const;

/** Every pane of the live view; a narrow screen shows one of them. */
export const paneIds = [...mainPanes, ...sidePanes] as const;

export type SidePane = (typeof sidePanes)[number];
export type PaneId = (typeof paneIds)[number];

export const isSidePane = (pane: PaneId): pane is SidePane =>
  sidePanes.some((side) => side === pane);

/** True for a text that names a pane. */
export const isPane = (text: string | null): text is PaneId =>
  paneIds.some((pane) => pane === text);
