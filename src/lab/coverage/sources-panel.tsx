import styled from '@emotion/styled';
import { useId } from 'react';
import { coverage as words } from '#content/lab-coverage.ts';
import { tokens } from '#src/design/tokens.ts';
import { Note } from '#src/lab/app/lab-parts.ts';
import type { DroppedCounts } from './use-dropped-counts.ts';

/** What can be counted or left out. */
export type SourceId = 'tests' | 'visits' | 'files';

interface SourcesPanelProps {
  readonly counted: Readonly<Record<SourceId, boolean>>;
  readonly onToggle: (source: SourceId) => void;
  readonly visits: number;
  /** What there is to say of the test runs. */
  readonly note: string | null;
  readonly dropped: DroppedCounts;
}

const Source = styled.label({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space[8],
  minHeight: '2.75rem',
  '& input': { width: '1.25rem', height: '1.25rem', accentColor: tokens.color.bush },
});

const FileInput = styled.input({ display: 'block' });

/** Where the counts come from: each source can be left out, and files added. */
export function SourcesPanel(props: SourcesPanelProps) {
  const { counted, onToggle, visits, note, dropped } = props;
  const id = useId();
  const labels: Readonly<Record<SourceId, string>> = {
    tests: words.tests,
    visits: words.visits(visits),
    files: words.files(dropped.counts.length),
  };
  return (
    <fieldset>
      <legend>{words.sources}</legend>
      {(['tests', 'visits', 'files'] as const).map((source) => (
        <Source key={source}>
          <input type="checkbox" checked={counted[source]} onChange={() => onToggle(source)} />
          {labels[source]}
        </Source>
      ))}
      {note !== null && <Note>{note}</Note>}
      <p>
        <label htmlFor={id}>{words.open}</label>
        <FileInput
          id={id}
          type="file"
          multiple
          accept="application/json,.json"

          onChange={({ currentTarget }) => {
            dropped.open(Array.from(currentTarget.files ?? []));
            currentTarget.value = '';
          }}
        />
        <Note as="span">{words.drop}</Note>
      </p>
      <div role="status">
        {dropped.refusals.map((refusal) => (
          <p key={refusal}>{refusal}</p>
        ))}
      </div>
    </fieldset>
  );
}
