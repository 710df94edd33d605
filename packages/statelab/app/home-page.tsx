import styled from '@emotion/styled';
import { useActorRef, useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { count } from '#statelab/count.ts';
import { goalHash } from '#statelab/chart/goal-hash.ts';
import { useChartOf } from '#statelab/chart/charts.ts';
import { Drawing } from '#statelab/chart/drawing.tsx';
import { verdictKey, type KeptVerdict } from '#statelab/check/kept-verdicts.ts';
import { Cell, DataTable } from '#statelab/design/data-table.tsx';
import { labConfig, type LabMachine } from '#statelab/config.ts';
import { statesOf, transitionsOf } from '#statelab/machine/states.ts';
import { lastVerdicts } from './last-verdicts.ts';
import { machineHash } from '#statelab/design/url-hash.ts';
import { Note } from '#statelab/design/lab-parts.ts';

const Unopened = styled(Cell)({
  color: 'var(--error)',
  fontWeight: 600,
  overflowWrap: 'anywhere',
});

/** The chart itself is a press away: in small it is decoration. */
const Small = styled.a({
  display: 'block',
  width: '14rem',
  height: '7rem',
  background: 'var(--white)',
  border: '1px solid var(--rule)',
  contentVisibility: 'auto',
  '& svg': { display: 'block', width: '100%', height: '100%' },
});

function SmallChart({ entry }: { entry: LabMachine }) {
  const layout = useChartOf(entry);
  return layout.problem ?? <Drawing layout={layout} />;
}

const dateTime = new Intl.DateTimeFormat('en-NZ', { dateStyle: 'medium', timeStyle: 'short' });

/** The faults of the last gate, and what no tape takes. */
function Verdict({ verdict }: { verdict: KeptVerdict | undefined }) {
  if (verdict === undefined) return 'None yet. Run the gate to get one.';
  const { at, faults, untaken, parts } = verdict;
  return (
    <>
      {faults === 0 ? '✓ pass' : `✗ ${count(faults, 'fault')}`}, {dateTime.format(new Date(at))}
      {untaken.length === 0 ? (
        parts > 0 && <Note>Tapes take all {parts} of its parts.</Note>
      ) : (
        <details>
          <summary>
            No tape takes {untaken.length} of {parts}
          </summary>
          <ul>
            {untaken.map((part) => (
              <li key={part}>{part}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

const columns = ['Machine', 'Chart', 'What it does', 'Last verdict', 'Next step'];

interface Row {
  readonly entry: LabMachine;
  readonly verdict: KeptVerdict | undefined;
}

/** The one thing to do now. */
function NextStep({ entry, verdict }: Row) {
  const { id, machine, path } = entry;
  const part = verdict?.untaken.find((name) => transitionsOf(machine).has(name));
  const [sentence] = verdict?.broken ?? [];
  if (sentence !== undefined) {
    return (
      <a href={goalHash(id, { kind: 'sentence', text: sentence })}>See how “{sentence}” breaks</a>
    );
  }
  if (part !== undefined) {
    return <a href={goalHash(id, { kind: 'transition', name: part })}>Find a path to {part}</a>;
  }
  if ((verdict?.faults ?? 0) > 0) return <a href={machineHash(id)}>See its checks</a>;
  return path === null ? (
    <a href={machineHash(id, 'simulate')}>Run it</a>
  ) : (
    <a href={machineHash(id, 'live')}>Follow a visit</a>
  );
}

function MachineRow({ entry, verdict }: Row) {
  const { id, machine, path } = entry;
  return (
    <tr>
      <th scope="row">
        <a href={machineHash(id)}>{id}</a>
        <Note>
          {statesOf(machine).length} states, {transitionsOf(machine).size} transitions
        </Note>
        <Note>{path === null ? 'Does not run on a page' : `On ${path}`}</Note>
      </th>
      <Cell>
        <Small href={machineHash(id)} aria-hidden tabIndex={-1}>
          <Suspense fallback="Laying out its chart…">
            <SmallChart entry={entry} />
          </Suspense>
        </Small>
      </Cell>
      <Cell>{machine.root.description}</Cell>
      <Cell>
        <Verdict verdict={verdict} />
      </Cell>
      <Cell>
        <NextStep entry={entry} verdict={verdict} />
      </Cell>
    </tr>
  );
}

/** Lists all machines, and files that could not be opened. */
export function HomePage() {
  const { machines, unopened } = labConfig();
  const verdicts = useSelector(useActorRef(lastVerdicts), ({ output }) => output);
  return (
    <>
      <h1>Machine lab</h1>
      <p>See each machine drawn, run it, record what happens and play it again.</p>
      <DataTable caption="Machines">
        <thead>
          <tr>
            {columns.map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {unopened.map(({ file, reason }) => (
            <tr key={file}>
              <Unopened as="th" scope="row">
                {file}
              </Unopened>
              <Unopened colSpan={columns.length - 1}>could not be opened: {reason}</Unopened>
            </tr>
          ))}
          {machines.map((entry) => {
            const verdict = verdicts?.[verdictKey(entry)];
            return <MachineRow key={entry.id} entry={entry} verdict={verdict} />;
          })}
        </tbody>
      </DataTable>
    </>
  );
}
