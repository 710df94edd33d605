import styled from '@emotion/styled';
import type { Letter } from '#content/letters.ts';
import { lettersWords as words } from '#content/ui/ird-letters.ts';
import { disclosure } from '#src/design/disclosure.ts';
import { RuledList } from '#src/design/primitives.tsx';
import { tokens } from '#src/design/tokens.ts';
import { LabelledTexts } from '#src/views/page/item-list.tsx';
import { Paragraph } from '#src/views/page/text.tsx';

const Entry = styled.details(disclosure, {
  '& > summary': { display: 'grid', gridTemplateColumns: '1fr auto', gap: `0 ${tokens.space[24]}` },
  '& > summary::after': { gridArea: '1 / 2' },
  '& h3': { margin: 0, fontSize: tokens.size.lede },
});
const Brief = styled.span({
  fontSize: tokens.size.small,
  fontWeight: tokens.weight.regular,
});
/** A link to a letter opens it: browsers open what the target is in. */
const Meaning = styled.div({
  scrollMarginBlockStart: '8rem',
  '& dt': { fontWeight: tokens.weight.semibold },
  '& dd': { margin: `0 0 ${tokens.space[12]}` },
  '& dd:last-child': { fontSize: tokens.size.small },
});

/** Letters that open, each with its deadline and the first action. All their words are on the page. */
export function LetterList({ letters }: { letters: readonly Letter[] }) {
  return (
    <RuledList>
      {letters.map(({ id, name, heads, by, first, meaning, date, tonight, help, source }) => (
        <li key={id}>
          <Entry>
            <summary>
              <h3>{name}</h3>
              <Brief>
                <strong>{by}:</strong> {first}
              </Brief>
            </summary>
            <Meaning id={id}>
              <Paragraph>{meaning}</Paragraph>
              <p>{words.heads(heads.join(', '))}</p>
              <dl>
                <LabelledTexts
                  rows={[
                    { label: words.date, value: date },
                    { label: words.tonight, value: tonight },
                    { label: words.help, value: `${help} ${words.ask}` },
                    { label: words.source, value: source },
                  ]}
                />
              </dl>
            </Meaning>
          </Entry>
        </li>
      ))}
    </RuledList>
  );
}
