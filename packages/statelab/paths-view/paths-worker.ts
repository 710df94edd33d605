import { projectOpened } from '#statelab/app/project.ts';
import { queryPaths, type PathsQuery } from './query-paths.ts';

// Exploring a large machine takes seconds and would block the page.
self.addEventListener('message', async ({ data }: MessageEvent<PathsQuery>) => {
  await projectOpened;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's messages have no origin
  self.postMessage(queryPaths(data));
});
