import styled from '@emotion/styled';
import { useSelector } from '@xstate/react';
import type { PointerEvent } from 'react';
import { lab } from '#content/lab-tape.ts';
import { tokens } from '#src/design/tokens.ts';
import { Controls, Note, Panel, Tool } from '#src/lab/app/lab-parts.ts';
import { stateName } from '#machines/state-name.ts';
import type { Live } from './create-live.ts';

const Bar = styled(Panel)({
  marginBlockEnd: tokens.space[16],
  // On a phone it would cover half of what it is there for.
  [tokens.media.desktop]: { position: 'sticky', insetBlockStart: 0, zIndex: 2 },
});
const Slider = styled.input({
  display: 'block',
  width: '100%',
  minHeight: '2.75rem',
  accentColor: tokens.color.bush,
});

/** How far the middle of a slider's thumb stays from either end of its track, in px. */
const thumbRadius = 8;

/** The step that lies under the pointer; null while a button is held, for then the slider follows it. */
function stepUnder({ buttons, clientX, currentTarget }: PointerEvent<HTMLInputElement>) {
  if (buttons !== 0) return null;
  const { left, width } = currentTarget.getBoundingClientRect();
  const part = (clientX - left - thumbRadius) / (width - 2 * thumbRadius);
  return Math.round(Math.min(1, Math.max(0, part)) * Number(currentTarget.max));
}

/** The visit as a line to drag along, with the ways to step, play, and live on. */
export function Timeline({ live }: { live: Live }) {
  const { player, recorder, desk, stage } = live;
  const pointed = useSelector(desk, ({ context }) => context.pointed);
  const { step, length, isOwn } = useSelector(player, ({ context }) => context);
  const state = useSelector(player, ({ value }) => value);
  const isFull = useSelector(recorder, (snapshot) => snapshot.hasTag('full'));
  const words = lab.player;
  const stateAt = (moment: number): string => {
    const shown = stage.fold()?.at(moment);
    return shown === undefined ? '' : stateName(shown.snapshot);
  };
  const position = words.position(step, length, stateAt(step));
  const isPlaying = state === 'playing';
  const isBusy = state === 'resuming';
  return (
    <Bar aria-label={words.label}>
      <Slider
        type="range"

        min={0}
        max={length}
        value={step}
        disabled={isBusy}
        aria-label={words.label}
        aria-valuetext={position}
        onPointerMove={(event) => desk.send({ type: 'STEP.POINT', step: stepUnder(event) })}
        onPointerLeave={() => desk.send({ type: 'STEP.POINT', step: null })}
        onChange={({ currentTarget }) =>
          player.send({ type: 'STEP.GO', step: currentTarget.valueAsNumber })
        }
      />
      <Controls>
        <Tool
          type="button"

          disabled={step === 0 || isBusy}
          onClick={() => player.send({ type: 'STEP.BACK' })}
        >
          {words.back}
        </Tool>
        <Tool
          type="button"

          disabled={step === length || isBusy}
          onClick={() => player.send({ type: 'STEP.NEXT' })}
        >
          {words.next}
        </Tool>
        <Tool
          type="button"

          disabled={length === 0 || isBusy}
          onClick={() => player.send({ type: isPlaying ? 'PLAY.STOP' : 'PLAY.START' })}
        >
          {isPlaying ? words.stop : words.play}
        </Tool>
        <Tool
          type="button"

          disabled={state !== 'paused' && state !== 'failed'}
          onClick={() => player.send({ type: 'LIFE.RESUME' })}
        >
          {words.resume}
        </Tool>
        <Tool
          type="button"

          disabled={state !== 'paused' || !isOwn}
          onClick={() => player.send({ type: 'LIFE.RETURN' })}
        >
          {words.live}
        </Tool>
        <Note>
          {pointed === null || pointed === step
            ? position
            : words.preview(pointed, stateAt(pointed))}
        </Note>
        <Note role="status">
          {words.states[state]}
          {isFull && ` ${words.full}`}
        </Note>
      </Controls>
    </Bar>
  );
}
