import styled from '@emotion/styled';
import { useSelector } from '@xstate/react';
import { lab } from '#statelab/messages/tape.ts';
import { tokens } from '#statelab/design/tokens.ts';
import { rovingTabIndex } from '#statelab/app/roving-tab-index.ts';
import { Tool } from '#statelab/app/lab-parts.ts';
import type { Live } from './create-live.ts';
import type { LabPlayerEvent } from './player.machine.ts';

const Tools = styled.div({ display: 'flex', flexWrap: 'wrap', gap: tokens.space[4] });

const shapes = {
  back: 'M3 2h2v12H3zM13 2v12L6 8z',
  next: 'M11 2h2v12h-2zM3 2v12l7-6z',
  play: 'M4 2v12l10-6z',
  stop: 'M3 2h4v12H3zM9 2h4v12H9z',
} as const;

const words = lab.player;

export function PlayerTools({ live: { player } }: { live: Live }) {
  const { step, length, isOwn } = useSelector(player, ({ context }) => context);
  const state = useSelector(player, ({ value }) => value);
  const isPlaying = state === 'playing';
  const isBusy = state === 'resuming';
  const icon = (shape: keyof typeof shapes, isOff: boolean, event: LabPlayerEvent) => (
    <Tool
      type="button"
      aria-label={words[shape]}
      title={words[shape]}
      disabled={isOff || isBusy}
      onClick={() => player.send(event)}
    >
      <svg aria-hidden="true" width="16" height="16" viewBox="0 0 16 16" fill="currentcolor">
        <path d={shapes[shape]} />
      </svg>
    </Tool>
  );
  return (
    <Tools ref={rovingTabIndex} role="toolbar" aria-label={words.tools}>
      {icon('back', step === 0, { type: 'STEP.BACK' })}
      {isPlaying
        ? icon('stop', false, { type: 'PLAY.STOP' })
        : icon('play', length === 0, { type: 'PLAY.START' })}
      {icon('next', step === length, { type: 'STEP.NEXT' })}
      <Tool
        type="button"
        disabled={state !== 'paused' && state !== 'failed'}
        onClick={() => player.send({ type: 'LIVE.RESUME' })}
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
    </Tools>
  );
}
