const texts = import.meta.glob<string>('#statelab/page/world/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The texts of the helpers for the world around a page, as the build found them. */
export const helperSources: readonly string[] = Object.values(texts);
