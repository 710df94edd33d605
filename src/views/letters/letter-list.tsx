import styled from '@emotion/styled';
import type { Letter } from '#content/letters.ts';
import { lettersWords as words } from '#content/ui/ird-letters.ts';
import { disclosure } from '#src/design/disclosure.ts';
import { plainList } from '#src/design/primitives.tsx';
import { tokens } from '#src/design/tokens.ts';
import { Text } from '#src/views/page/text.tsx';

const List = styled.ul(plainList, { borderBlockStart: `3px double ${tokens.color.text}` });
const Entry = styled.details(disclosure, {
  '& > summary': { display: 'grid', gridTemplateColumns: '1fr auto', gap: `0 ${tokens.space[24]}` },
  '& > summary::after': { gridArea: '1 / 2' },
  '& h3': { margin: 0, fontSize: tokens.size.lede },
});
const Heads = styled.span({
  fontSize: tokens.size.small,
  fontWeight: tokens.weight.regular,
  color: tokens.color.textSoft,
});
/** A link to a letter opens it: browsers open what the target is in. */
const Meaning = styled.div({
  scrollMarginBlockStart: '8rem',
  '& dt': { fontWeight: tokens.weight.semibold },
  '& dd': { margin: `0 0 ${tokens.space[12]}` },
  '& dd:last-child': { fontSize: tokens.size.small },
});

interface LetterListProps {
  letters: readonly Letter[];
  /** The ids that are listed; null for all of them. */
  shown: ReadonlySet<string> | null;
}

/** Letters that open. All their words are on the page. */
export function LetterList({ letters, shown }: LetterListProps) {
  return (
    <List>
      {letters.map(({ id, name, heads, meaning, date, tonight, help, source }) => {
        const rows = [
          [words.date, date],
          [words.tonight, tonight],
          [words.help, help],
          [words.source, source],
        ] as const;
        return (
          <li key={id} hidden={shown !== null && !shown.has(id)}>
            <Entry>
              <summary>
                <h3>{name}</h3>
                <Heads>{words.heads(heads.join(', '))}</Heads>
              </summary>
              <Meaning id={id}>
                <p>
                  <Text>{meaning}</Text>
                </p>
                <dl>
                  {rows.map(([label, text]) => (
                    <div key={label}>
                      <dt>{label}</dt>
                      <dd>
                        <Text>{text}</Text>
                      </dd>
                    </div>
                  ))}
                </dl>
              </Meaning>
            </Entry>
          </li>
        );
      })}
    </List>
  );
}
