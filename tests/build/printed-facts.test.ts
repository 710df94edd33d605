import { expect, test } from 'vitest';
import { facts } from '#content/facts.ts';
import { printFacts } from '#src/build/printed-facts.ts';

test('a quoted fact becomes its words', () => {
  expect(printFacts('[facts.gstRate.figure, `${facts.gstRate.wording} Always.`]')).toBe(
    '["15%", `${"GST is charged at 15%."} Always.`]',
  );
});

test('the text of a note becomes its words', () => {
  expect(printFacts('facts.brightLine.note.text')).toBe(JSON.stringify(facts.brightLine.note.text));
});

test('a list of facts becomes their dated notes', () => {
  expect(printFacts("notes: notesOf(['gstAndBas', 'gstRate'])")).toBe(
    `notes: ${JSON.stringify([
      {
        date: '2026-11-21',
        text: 'New Zealand businesses file GST returns. BAS (business activity statement) is the Australian name.',
        figures: ['GST and BAS returns'],
      },
    ])}`,
  );
});

test('what is no fact is left as it is', () => {
  expect(printFacts('facts.nothing.figure')).toBe('facts.nothing.figure');
});
