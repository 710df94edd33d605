import { fromCallback, type EventObject } from 'xstate';
import type { SectionIds } from '#machines/contents/contents.machine.ts';

/** Sends the id of a section that reaches the line that is read, a quarter of the way down the screen. */
export const sectionInView = fromCallback<EventObject, SectionIds>(({ input, sendBack }) => {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) sendBack({ type: 'SECTION.ENTER', section: target.id });
      }
    },
    { rootMargin: '-25% 0% -75%' },
  );
  for (const id of input.sections) {
    const section = document.getElementById(id);
    if (section !== null) observer.observe(section);
  }
  return () => observer.disconnect();
});
