import { answer, type Question } from './answer.ts';

// Exploring a large machine takes seconds, which a page must not stand still for.
self.addEventListener('message', ({ data }: MessageEvent<Question>) => {
  self.postMessage(answer(data));
});
