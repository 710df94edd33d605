import 'virtual:lab-config';
import { answer, type Question } from './answer.ts';

// Exploring a large machine takes seconds, which a page must not stand still for.
self.addEventListener('message', ({ data }: MessageEvent<Question>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's messages have no origin
  self.postMessage(answer(data));
});
