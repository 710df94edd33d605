import styled from '@emotion/styled';
import type { Letter } from '#content/letters.ts';
import { lettersWords as words } from '#content/ui/ird-letters.ts';
import { disclosure } from '#src/design/disclosure.ts';
import { RuledList } from '#src/design/primitives.tsx';
import { tokens } from '#src/design/tokens.ts';
import { SubjectContext } from '#src/views/forms/contexts.ts';
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

interface LetterListProps {
  letters: readonly Letter[];
  /** The one that is open. */
  open: Letter | undefined;
}

/** Letters that open, each with its deadline and the first action. All their words are on the page. */
export function LetterList({ letters, open }: LetterListProps) {
  return (
    <RuledList>
      {letters.map((letter) => (
        <li key={letter.id}>
          <Entry open={letter === open}>
            <summary>
              <h3>{letter.name}</h3>
              <Brief>
                <strong>{letter.by}:</strong> {letter.first}
              </Brief>
            </summary>
            <SubjectContext value={{ service: letter.service ?? 'overdue' }}>
              <Meaning id={letter.id}>
                <Paragraph>{letter.meaning}</Paragraph>
                <p>
                  {words.heads} <span translate="no">{letter.heads.join(', ')}</span>
                </p>
                <dl>
                  <LabelledTexts
                    rows={[
                      { label: words.date, value: letter.date },
                      { label: words.toDo, value: letter.toDo },
                      ...(letter.cannotPay
                        ? [{ label: words.cannotPay, value: letter.cannotPay }]
                        : []),
                      { label: words.help, value: `${letter.help} ${words.ask}` },
                      { label: words.source, value: letter.source },
                    ]}
                  />
                </dl>
              </Meaning>
            </SubjectContext>
          </Entry>
        </li>
      ))}
    </RuledList>
  );
}
