import { css } from '@emotion/css';
import { useSelector } from '@xstate/react';
import { lab } from '#content/lab-tape.ts';
import { tokens } from '#src/design/tokens.ts';
import { controlsClass, noteClass, sheetClass, toolClass } from '#src/lab/app/lab-style.ts';
import type { Live } from './create-live.ts';

const bar = css({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  marginBlockEnd: tokens.space[16],
});
const slider = css({
  display: 'block',
  width: '100%',
  minHeight: '2.75rem',
  accentColor: tokens.color.bush,
});

/** The visit as a line to drag along, with the ways to step, play, and live on. */
export function Timeline({ live: { player, recorder } }: { live: Live }) {
  const { step, length, isOwn } = useSelector(player, ({ context }) => context);
  const state = useSelector(player, ({ value }) => value);
  const isFull = useSelector(recorder, (snapshot) => snapshot.hasTag('full'));
  const words = lab.player;
  const position = words.position(step, length);
  const isPlaying = state === 'playing';
  const isBusy = state === 'resuming';
  return (
    <section className={`${sheetClass} ${bar}`} aria-label={words.label}>
      <input
        type="range"
        className={slider}
        min={0}
        max={length}
        value={step}
        disabled={isBusy}
        aria-label={words.label}
        aria-valuetext={position}
        onChange={({ currentTarget }) =>
          player.send({ type: 'STEP.GO', step: currentTarget.valueAsNumber })
        }
      />
      <div className={controlsClass}>
        <button
          type="button"
          className={toolClass}
          disabled={step === 0 || isBusy}
          onClick={() => player.send({ type: 'STEP.BACK' })}
        >
          {words.back}
        </button>
        <button
          type="button"
          className={toolClass}
          disabled={step === length || isBusy}
          onClick={() => player.send({ type: 'STEP.NEXT' })}
        >
          {words.next}
        </button>
        <button
          type="button"
          className={toolClass}
          disabled={length === 0 || isBusy}
          onClick={() => player.send({ type: isPlaying ? 'PLAY.STOP' : 'PLAY.START' })}
        >
          {isPlaying ? words.stop : words.play}
        </button>
        <button
          type="button"
          className={toolClass}
          disabled={state !== 'paused' && state !== 'failed'}
          onClick={() => player.send({ type: 'LIFE.RESUME' })}
        >
          {words.resume}
        </button>
        <button
          type="button"
          className={toolClass}
          disabled={state !== 'paused' || !isOwn}
          onClick={() => player.send({ type: 'LIFE.RETURN' })}
        >
          {words.live}
        </button>
        <p className={noteClass}>{position}</p>
        <p className={noteClass} role="status">
          {words.states[state]}
          {isFull && ` ${words.full}`}
        </p>
      </div>
    </section>
  );
}
