import { useSelector } from '@xstate/react';
import type { Section } from '#content/page.ts';
import { pageWords } from '#content/ui/page-words.ts';
import { contentsMachine } from '#machines/contents/contents.machine.ts';
import { useMachineAttributes } from '#src/views/machine-attributes.ts';
import { useProvidedActor } from '#src/views/provided-actors.ts';

interface ContentsListProps {
  entries: readonly Pick<Section, 'id' | 'heading'>[];
}

/** Links to the sections of a page, of which the one that is read is marked. */
export function ContentsList({ entries }: ContentsListProps) {
  const actor = useProvidedActor(contentsMachine, { sections: entries.map(({ id }) => id) });
  const current = useSelector(actor, ({ context }) => context.current);
  return (
    <nav aria-labelledby="contents" {...useMachineAttributes('contents', actor)}>
      <h2 id="contents">{pageWords.contents}</h2>
      <ol>
        {entries.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current || undefined}>
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
