import { projectOpened } from '#statelab/app/project.ts';
import { answer, type Question } from './answer.ts';

// Exploring a large machine takes seconds and would block the page.
self.addEventListener('message', async ({ data }: MessageEvent<Question>) => {
  await projectOpened;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's messages have no origin
  self.postMessage(answer(data));
});
