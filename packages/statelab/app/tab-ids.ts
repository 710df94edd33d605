/** The views of a machine, in the order in which they are offered. */
export const tabIds = ['chart', 'live', 'simulate', 'paths', 'coverage', 'export'] as const;

export type TabId = (typeof tabIds)[number];
