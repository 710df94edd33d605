import styled from '@emotion/styled';
import { useActorRef, useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { fromPromise } from 'xstate';
import { count } from '#statelab/count.ts';
import { goalHash } from '#statelab/chart/goal-hash.ts';
import { useChartOf } from '#statelab/chart/charts.ts';
import { Drawing } from '#statelab/chart/drawing.tsx';
import { readVerdicts, verdictKey, type KeptVerdict } from '#statelab/check/kept-verdicts.ts';
import { labConfig, type LabMachine } from '#statelab/config.ts';
import { statesOf, transitionsOf } from '#statelab/machine/states.ts';
import { machineHash } from '#statelab/design/url-hash.ts';
import { Note } from '#statelab/design/lab-parts.ts';

const Scroller = styled.div({ marginBlockEnd: '1.5rem', overflowX: 'auto' });
const Table = styled.table({
  width: '100%',
  borderCollapse: 'collapse',
  lineHeight: 1.35,
  '& caption': {
    paddingBlockEnd: '0.5rem',
    fontSize: 'var(--size-lede)',
    fontWeight: 800,
    textAlign: 'start',
  },
  '& :is(th, td)': {
    padding: '0.5rem',
    paddingInlineStart: 0,
    borderBlockEnd: '1px solid var(--rule)',
    textAlign: 'start',
    verticalAlign: 'top',
    fontWeight: 400,
  },
  '& thead th': { color: 'var(--ink-soft)', fontWeight: 600 },
});

const Cell = styled.td({ minWidth: '6rem' });

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
        parts > 0 && (
          <Note>Tapes take all {parts} of its transitions, events and ends of actors.</Note>
        )
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
          {count(Math.max(1, statesOf(machine).length - 1), 'state')},{' '}
          {count(transitionsOf(machine).size, 'transition')}
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

/** The gate's last verdicts; none where nothing serves them. */
const lastVerdicts = fromPromise<Readonly<Record<string, KeptVerdict>>>(async ({ signal }) => {
  const response = await fetch('/lab/verdicts.json', { signal }).catch(() => undefined);
  return readVerdicts(response?.ok === true ? await response.json() : undefined);
});

/** Lists all machines, and files that could not be opened. */
export function HomePage() {
  const { machines, unopened } = labConfig();
  const verdicts = useSelector(useActorRef(lastVerdicts), ({ output }) => output);
  const given = machines.flatMap((entry) => verdicts?.[verdictKey(entry)] ?? []);
  const red = given.filter(({ faults }) => faults > 0).length;
  return (
    <>
      <h1>Machine lab</h1>
      <p>See each machine drawn, run it, record what happens and play it again.</p>
      {given.length > 0 && (
        <p>
          {red > 0
            ? `✗ ${red} of ${count(machines.length, 'machine')} failed at the last gate.`
            : `✓ ${given.length} of ${count(machines.length, 'machine')} passed at the last gate.`}
        </p>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <Scroller role="region" aria-label="Machines" tabIndex={0}>
        <Table>
          <caption>Machines</caption>
          <thead>
            <tr>
              <th scope="col">Machine</th>
              <th scope="col">Chart</th>
              <th scope="col">What it does</th>
              <th scope="col">Last verdict</th>
              <th scope="col">Next step</th>
            </tr>
          </thead>
          <tbody>
            {unopened.map(({ file, reason }) => (
              <tr key={file}>
                <Unopened as="th" scope="row">
                  {file}
                </Unopened>
                <Unopened colSpan={4}>could not be opened: {reason}</Unopened>
              </tr>
            ))}
            {machines.map((entry) => {
              const verdict = verdicts?.[verdictKey(entry)];
              return <MachineRow key={entry.id} entry={entry} verdict={verdict} />;
            })}
          </tbody>
        </Table>
      </Scroller>
    </>
  );
}
