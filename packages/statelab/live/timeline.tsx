import styled from '@emotion/styled';
import { useSelector } from '@xstate/react';
import type { PointerEvent } from 'react';
import { lab } from '#statelab/messages/tape.ts';
import { tokens } from '#statelab/design/tokens.ts';
import { Note } from '#statelab/app/lab-parts.ts';
import { longestVisit } from '#statelab/tape/recorder.ts';
import { stateName } from '#statelab/machine/state-name.ts';
import type { Live } from './create-live.ts';
import { PlayerTools } from './player-tools.tsx';

const Bar = styled.section({
  position: 'relative',
  flex: 'none',
  padding: `${tokens.space[4]} ${tokens.space[12]} ${tokens.space[8]}`,
  background: tokens.color.white,
  borderBlockStart: `1px solid ${tokens.color.control}`,
});
const Slider = styled.input({
  display: 'block',
  width: '100%',
  minHeight: 'max(1.75rem, calc(var(--lab-control) - 0.25rem))',
  margin: 0,
  accentColor: tokens.color.bush,
});
const Line = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${tokens.space[4]} ${tokens.space[12]}`,
});

/** Half the width of a slider's thumb, in px. */
const thumbRadius = 8;

/** The step under the pointer; null while a button is held, because the slider then follows it. */
function stepUnder({ buttons, clientX, currentTarget }: PointerEvent<HTMLInputElement>) {
  if (buttons !== 0) return null;
  const { left, width } = currentTarget.getBoundingClientRect();
  const part = (clientX - left - thumbRadius) / (width - 2 * thumbRadius);
  return Math.round(Math.min(1, Math.max(0, part)) * Number(currentTarget.max));
}

const Status = styled.div({
  flexBasis: '100%',
  maxHeight: '5rem',
  overflow: 'auto',
  fontSize: tokens.size.small,
  overflowWrap: 'anywhere',
  '& p': { margin: 0 },
});

/** What the machine of today does of an opened tape, or why it was not opened. */
function TapeVerdict({ live: { desk } }: { live: Live }) {
  const verdict = useSelector(desk, ({ context }) => context.verdict);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <Status role="status" tabIndex={verdict.length > 1 ? 0 : undefined}>
      {verdict.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Status>
  );
}

/** The slider over the steps, with the tools and the verdict. */
export function Timeline({ live }: { live: Live }) {
  const { player, desk, stage } = live;
  const pointed = useSelector(desk, ({ context }) => context.pointed);
  const { step, length, isOwn } = useSelector(player, ({ context }) => context);
  const state = useSelector(player, ({ value }) => value);
  const isFull = isOwn && length >= longestVisit;
  const words = lab.player;
  const stateAt = (moment: number): string => {
    const shown = stage.fold()?.at(moment);
    return shown === undefined ? '' : stateName(shown.snapshot);
  };
  const position = words.position(step, length, stateAt(step));
  return (
    <Bar id="timeline" tabIndex={-1} aria-label={words.label}>
      <Slider
        type="range"
        min={0}
        max={length}
        value={step}
        disabled={state === 'resuming'}
        aria-label={words.label}
        aria-valuetext={position}
        onPointerMove={(event) =>
          desk.send({ type: 'LOOK.CHANGE', look: { pointed: stepUnder(event) } })
        }
        onPointerLeave={() => desk.send({ type: 'LOOK.CHANGE', look: { pointed: null } })}
        onChange={({ currentTarget }) =>
          player.send({ type: 'STEP.GO', step: currentTarget.valueAsNumber })
        }
      />
      <Line>
        <PlayerTools live={live} />
        <Note>
          {pointed === null || pointed === step
            ? position
            : words.preview(pointed, stateAt(pointed))}
        </Note>
        <Note role="status">
          {words.states[state]}
          {isFull && ` ${words.full}`}
        </Note>
        <TapeVerdict live={live} />
      </Line>
    </Bar>
  );
}
