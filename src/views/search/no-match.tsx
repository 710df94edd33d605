import { doors } from '#content/doors.ts';
import type { Path, Text as Markup } from '#content/text.ts';
import { Section } from '#src/design/section.tsx';
import { LinkItems } from '#src/views/page-link.tsx';
import { Paragraph } from '#src/views/page/text.tsx';

interface NoMatchProps {
  search: string;
  /** The page it stands on, which it does not lead to. */
  path: Path;
  words: { readonly heading: (search: string) => string; readonly text: Markup };
}

/** In the place of a list that nothing matches: what to try, and where most people begin. */
export const NoMatch = ({ search, path, words }: NoMatchProps) => (
  <Section heading={words.heading(search.trim())}>
    <Paragraph>{words.text}</Paragraph>
    <ul>
      <LinkItems links={doors.filter((door) => door.path !== path)} />
    </ul>
  </Section>
);
