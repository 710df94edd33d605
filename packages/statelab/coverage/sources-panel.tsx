import styled from '@emotion/styled';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { ActorRefFrom } from 'xstate';
import { coverage as words } from '#statelab/messages/coverage.ts';
import { tokens } from '#statelab/design/tokens.ts';
import { machineHash } from '#statelab/app/url-hash.ts';
import { LabContext } from '#statelab/app/lab-context.ts';
import { Note } from '#statelab/app/lab-parts.ts';
import { FileInput } from '#statelab/live/live-parts.ts';
import type { coverageMachine } from './coverage.machine.ts';
import { printChosen, sources, type Source as SourceId } from './source-choice.ts';

const Source = styled.label({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space[8],
  minHeight: '2.75rem',
  '& input': { width: '1.25rem', height: '1.25rem', accentColor: tokens.color.bush },
});

/** Chooses the counted sources, and opens files. */
export function SourcesPanel({ coverage }: { coverage: ActorRefFrom<typeof coverageMachine> }) {
  const { chosen, tests, visits, files, refusals } = useSelector(
    coverage,
    ({ context }) => context,
  );
  const isReading = useSelector(coverage, (snapshot) => snapshot.matches('reading'));
  const lab = LabContext.useActorRef();
  const id = useId();

  function toggle(source: SourceId): void {
    coverage.send({ type: 'SOURCE.TOGGLE', source });
    const { entry, chosen: now } = coverage.getSnapshot().context;
    const hash = machineHash(entry.id, 'coverage', printChosen(now));
    lab.send({ type: 'HASH.REPLACE', hash });
  }

  const labels: Readonly<Record<SourceId, string>> = {
    tests: words.tests,
    visits: words.visits(visits.length),
    files: words.files(files.length),
  };
  return (
    <fieldset>
      <legend>{words.sources}</legend>
      {sources.map((source) => (
        <Source key={source}>
          <input type="checkbox" checked={chosen[source]} onChange={() => toggle(source)} />
          {labels[source]}
        </Source>
      ))}
      {tests?.note != null && <Note>{tests.note}</Note>}
      <p>
        <label htmlFor={id}>{words.open}</label>
        <FileInput
          id={id}
          type="file"
          multiple
          accept="application/json,.json"

          onChange={({ currentTarget }) => {
            coverage.send({ type: 'FILES.OPEN', files: Array.from(currentTarget.files ?? []) });
            currentTarget.value = '';
          }}
        />
        <Note as="span">{words.drop}</Note>
      </p>
      <div role="status">
        {isReading && words.reading}
        {refusals.map((refusal) => (
          <p key={refusal}>{refusal}</p>
        ))}
      </div>
    </fieldset>
  );
}
