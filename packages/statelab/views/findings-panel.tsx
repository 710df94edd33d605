import styled from '@emotion/styled';
import { useSelector } from '@xstate/react';
import { causeWords } from '#statelab/check/cause.ts';
import { Note, Panel } from '#statelab/design/lab-parts.ts';
import type { ActorRefFrom } from 'xstate';
import { goalHash } from '#statelab/chart/goal-hash.ts';
import type { checkMachine } from './ask-worker.ts';
import type { Findings } from './worker.ts';

const List = styled.ul({
  display: 'grid',
  gap: '0.75rem',
  margin: '0.75rem 0 0',
  padding: 0,
  listStyle: 'none',
  fontSize: 'var(--size-small)',
  '& li > *': { display: 'block', overflowWrap: 'anywhere' },
});

interface ModelChecksProps {
  readonly machine: string;
  readonly checks: ActorRefFrom<typeof checkMachine>;
}

/** How many findings still need a reason. Undefined while the machine is checked, null if it cannot be. */
function summaryOf(found: Findings | null | undefined): string {
  if (found === undefined) return 'Checking the machine…';
  if (found === null) return 'The machine could not be checked. Load the page again.';
  const { findings, broken } = found;
  const open = broken.length + findings.filter(({ reason }) => reason === undefined).length;
  if (findings.length + broken.length === 0) return 'Nothing looks wrong with this machine.';
  if (open === 0) return 'Every finding has a reason.';
  return open === 1 ? 'One finding has no reason.' : `${open} findings have no reason.`;
}

/** What looks wrong with a machine, each with the reason why it is right, or the path that leads there. */
export function ModelChecks({ machine, checks }: ModelChecksProps) {
  const found = useSelector(checks, ({ output }) => output);
  const { findings = [], broken = [] } = found ?? {};
  return (
    <Panel aria-label="Checks">
      <h2>Checks</h2>
      <Note role="status">{summaryOf(found)}</Note>
      <List>
        {broken.map((sentence) => (
          <li key={sentence}>
            <strong>Does not hold</strong>
            <span>{sentence}</span>
            <a href={goalHash(machine, { kind: 'sentence', text: sentence })}>
              See the path that breaks it
            </a>
          </li>
        ))}
        {findings.map(({ kind, where, reason }) => (
          <li key={`${kind} ${where}`}>
            <strong>{causeWords[kind]}</strong>
            <code>{where}</code>
            <span>{reason ?? 'No reason is given.'}</span>
          </li>
        ))}
      </List>
    </Panel>
  );
}
