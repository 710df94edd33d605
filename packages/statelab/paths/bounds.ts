/** How far an exploration goes that somebody waits for. */
export const bounds = { depth: 50, moments: 2000 } as const;
