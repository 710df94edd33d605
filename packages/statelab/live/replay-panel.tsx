import { useSelector } from '@xstate/react';
import { Fragment, useId, useMemo } from 'react';
import { lab } from '#statelab/messages/tape.ts';
import type { Pace, ReplayContext } from './replay.machine.ts';
import { Controls, Note, Tool } from '#statelab/app/lab-parts.ts';
import { differenceSentence, sidesOf } from '#statelab/replay/describe-replay.ts';
import { changeOf, limitsOf, pageLimitsOf } from '#statelab/replay/passed.ts';
import type { Live } from './create-live.ts';
import { Facts } from './live-parts.ts';

const paces: readonly Pace[] = ['fast', 'step by step'];
const words = lab.replay;

/** The fewest performed steps for an estimate. */
const fewestSteps = 100;

const secondsLeft = ({ startedAt, step, length }: ReplayContext): number =>
  Math.ceil((((performance.now() - startedAt) / step) * (length - step)) / 1000);

/** Replays the tape on the page, and shows the sides of the first difference. */
export function ReplayPanel({ live }: { live: Live }) {
  const { replay, player } = live;
  const id = useId();
  const state = useSelector(replay, ({ value }) => value);
  const progress = useSelector(replay, ({ context }) => context);
  const { step, length, pace, difference, failure } = progress;
  const canReplay = useSelector(player, ({ context }) => context.length > 0);
  const isAgreed = state === 'agreed';
  const limits = useMemo(() => {
    const [tape, replayed] = isAgreed ? [live.tape(), live.replayed()] : [];
    if (tape === undefined || replayed === undefined) return [];
    return [...changeOf(replayed, tape), ...pageLimitsOf(tape), ...limitsOf(replayed, tape)];
  }, [isAgreed, live]);
  const isWaiting = state === 'waiting';
  const isBusy = useSelector(replay, (snapshot) => snapshot.hasTag('busy'));

  function choose(value: string): void {
    const chosen = paces.find((candidate) => candidate === value) ?? 'fast';
    replay.send({ type: 'REPLAY.PACE', pace: chosen });
  }

  function start(): void {
    const tape = live.tape();
    if (tape === undefined) return;
    live.openTape(tape);
    const at = performance.now();
    replay.send({ type: 'REPLAY.START', length: tape.steps.length, pace, at });
  }

  return (
    <>
      <Controls>
        <label htmlFor={id}>{words.pace}</label>
        <Tool
          id={id}
          as="select"
          value={pace}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        >
          {paces.map((name) => (
            <option key={name} value={name}>
              {words.paces[name]}
            </option>
          ))}
        </Tool>
        <Tool type="button" disabled={!canReplay || isBusy || isWaiting} onClick={start}>
          {words.start}
        </Tool>
        <Tool
          type="button"
          disabled={!isWaiting}
          onClick={() => replay.send({ type: 'REPLAY.STEP' })}
        >
          {words.step}
        </Tool>
        <Tool
          type="button"
          disabled={!isBusy && !isWaiting}
          onClick={() => replay.send({ type: 'REPLAY.STOP' })}
        >
          {words.stop}
        </Tool>
      </Controls>
      {/* Not a live region: it changes many times a second. */}
      <Note>
        {(isBusy || isWaiting) && words.progress(step, length)}
        {isBusy && step >= fewestSteps && ` ${words.left(secondsLeft(progress))}`}
      </Note>
      <Note role="status">
        {isAgreed && words.agreed(length)}
        {failure}
        {difference !== null && differenceSentence(difference)}
      </Note>
      {limits.map((limit) => (
        <Note key={limit}>{limit}</Note>
      ))}
      {difference !== null && (
        <Facts>
          {sidesOf(difference).map(([side, shown]) => (
            <Fragment key={side}>
              <dt>{side}</dt>
              <dd>
                <code>{shown}</code>
              </dd>
            </Fragment>
          ))}
        </Facts>
      )}
      <Note>{words.trace}</Note>
    </>
  );
}
