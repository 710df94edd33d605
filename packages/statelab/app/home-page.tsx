import styled from '@emotion/styled';
import { useActorRef, useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { lab } from '#statelab/design/words.ts';
import { goalHash } from '#statelab/chart/goal-hash.ts';
import { useChartOf } from '#statelab/chart/charts.ts';
import { Drawing } from '#statelab/chart/drawing.tsx';
import { verdictKey, type KeptVerdict } from '#statelab/check/kept-verdicts.ts';
import { Cell, DataTable } from '#statelab/design/data-table.tsx';
import { labConfig, type LabMachine } from '#statelab/config.ts';
import { tokens } from '#statelab/design/tokens.ts';
import { statesOf, transitionsOf } from '#statelab/machine/states.ts';
import { lastVerdicts } from './last-verdicts.ts';
import { machineHash } from '#statelab/design/url-hash.ts';
import { Note } from '#statelab/design/lab-parts.ts';

const words = lab.home;

const Unopened = styled(Cell)({
  color: tokens.color.error,
  fontWeight: tokens.weight.semibold,
  overflowWrap: 'anywhere',
});

/** The chart itself is a press away: in small it is decoration. */
const Small = styled.a({
  display: 'block',
  width: '14rem',
  height: '7rem',
  background: tokens.color.white,
  border: `1px solid ${tokens.color.rule}`,
  contentVisibility: 'auto',
  '& svg': { display: 'block', width: '100%', height: '100%' },
});

function SmallChart({ entry }: { entry: LabMachine }) {
  const layout = useChartOf(entry);
  return layout.problem ?? <Drawing layout={layout} label="" />;
}

/** The faults of the last gate, and what no tape takes. */
function Verdict({ verdict }: { verdict: KeptVerdict | undefined }) {
  if (verdict === undefined) return words.noVerdict;
  const { at, faults, untaken, parts } = verdict;
  return (
    <>
      {words.verdict(faults, at)}
      {untaken.length === 0 ? (
        parts > 0 && <Note>{words.allTaken(parts)}</Note>
      ) : (
        <details>
          <summary>{words.untaken(untaken.length, parts)}</summary>
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
  const { broken, take, checks, live, simulate } = words.next;
  const [sentence] = verdict?.broken ?? [];
  if (sentence !== undefined) {
    return <a href={goalHash(id, { kind: 'sentence', text: sentence })}>{broken(sentence)}</a>;
  }
  if (part !== undefined) {
    return <a href={goalHash(id, { kind: 'transition', name: part })}>{take(part)}</a>;
  }
  if ((verdict?.faults ?? 0) > 0) return <a href={machineHash(id)}>{checks}</a>;
  return path === null ? (
    <a href={machineHash(id, 'simulate')}>{simulate}</a>
  ) : (
    <a href={machineHash(id, 'live')}>{live}</a>
  );
}

function MachineRow({ entry, verdict }: Row) {
  const { id, machine, path } = entry;
  return (
    <tr>
      <th scope="row">
        <a href={machineHash(id)}>{id}</a>
        <Note>{words.size(statesOf(machine).length, transitionsOf(machine).size)}</Note>
        <Note>{words.on(path)}</Note>
      </th>
      <Cell>
        <Small href={machineHash(id)} aria-hidden tabIndex={-1}>
          <Suspense fallback={lab.chart.layingOut}>
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
      <h1>{words.heading}</h1>
      <p>{words.lede}</p>
      <DataTable caption={words.machines}>
        <thead>
          <tr>
            {words.columns.map((label) => (
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
              <Unopened colSpan={words.columns.length - 1}>
                {words.unopened}: {reason}
              </Unopened>
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
