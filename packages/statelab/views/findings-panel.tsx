import styled from '@emotion/styled';
import { useSelector } from '@xstate/react';
import { causeWords as words } from '#statelab/check/cause.ts';
import { Note, Panel } from '#statelab/design/lab-parts.ts';
import type { ActorRefFrom } from 'xstate';
import { goalHash } from '#statelab/chart/goal-hash.ts';
import type { checkMachine } from './ask-worker.ts';

const Findings = styled.ul({
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

/** What looks wrong with a machine, each with the reason why it is right, or the path that leads there. */
export function ModelChecks({ machine, checks }: ModelChecksProps) {
  const found = useSelector(checks, ({ output }) => output);
  const { findings = [], broken = [] } = found ?? {};
  const pending = found === null ? words.checks.failed : words.checks.checking;
  return (
    <Panel aria-label={words.checks.heading}>
      <h2>{words.checks.heading}</h2>
      <Note role="status">{found ? words.checks.found(findings, broken.length) : pending}</Note>
      <Findings>
        {broken.map((sentence) => (
          <li key={sentence}>
            <strong>{words.checks.broken}</strong>
            <span>{sentence}</span>
            <a href={goalHash(machine, { kind: 'sentence', text: sentence })}>
              {words.checks.brokenPath}
            </a>
          </li>
        ))}
        {findings.map(({ kind, where, reason }) => (
          <li key={`${kind} ${where}`}>
            <strong>{words.checks.kinds[kind]}</strong>
            <code>{where}</code>
            <span>{reason ?? words.checks.noReason}</span>
          </li>
        ))}
      </Findings>
    </Panel>
  );
}
