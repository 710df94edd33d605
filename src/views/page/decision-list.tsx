import styled from '@emotion/styled';
import type { Decision } from '#content/page.ts';
import { pageWords } from '#content/interface/page-words.ts';
import { plainList } from '#src/design/plain-list.ts';
import { tokens } from '#src/design/tokens.ts';
import { Text } from './text.tsx';

const List = styled.ol(plainList, {
  display: 'grid',
  gap: tokens.space[32],
  maxWidth: '48rem',
});
const Entry = styled.li({
  paddingInlineStart: tokens.space[24],
  borderInlineStart: `3px dotted ${tokens.color.control}`,
  '& dl': { margin: 0 },
  '& dt': { fontWeight: tokens.weight.bold },
  '& dd': { margin: `0 0 ${tokens.space[12]}` },
});
const Ordinal = styled.p({ margin: 0, fontSize: tokens.size.small, color: tokens.color.textSoft });

/** A decision tree with every question on the page, in the order they are asked. */
export function DecisionList({ decisions }: { decisions: readonly Decision[] }) {
  return (
    <List>
      {decisions.map((decision, index) => (
        <Entry key={decision.question}>
          <Ordinal>{pageWords.question(index + 1)}</Ordinal>
          <h3>{decision.question}</h3>
          <dl>
            <dt>{pageWords.yes}: </dt>
            <dd>
              <strong>{decision.yesAnswer}</strong>
              <br />
              <Text>{decision.yesReason}</Text>
            </dd>
            <dt>{pageWords.no}: </dt>
            <dd>
              <strong>{decision.noAnswer}</strong>
              {decision.noReason !== undefined && (
                <>
                  <br />
                  <Text>{decision.noReason}</Text>
                </>
              )}
            </dd>
          </dl>
        </Entry>
      ))}
    </List>
  );
}
